import { Component, type ComponentType, type ReactNode } from 'react';

/** Writes the reason into the fallback that follows the island (IslandFallback.astro). */
function giveReason(mark: HTMLElement | null, message: string): void {
	const reason = mark?.closest('astro-island')?.nextElementSibling?.querySelector('[data-reason]');
	if (reason) reason.textContent = message;
}

/**
 * Error boundary. A class, because React has no other way to write one
 * (https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary).
 */
class IslandBoundary extends Component<{ children: ReactNode }, { message?: string }> {
	override state: { message?: string } = {};

	static getDerivedStateFromError(error: unknown) {
		return { message: error instanceof Error ? error.message : String(error) };
	}

	override render() {
		const { message } = this.state;
		if (message === undefined) return this.props.children;
		return <span hidden data-failed="" ref={(mark) => giveReason(mark, message)} />;
	}
}

/**
 * Makes a component an island. If it throws, IslandFallback.astro takes its place with the message. The rest of the
 * page is plain HTML and stays usable.
 * In an island, a text that changes or goes stands alone in its element. A browser's translation replaces texts, and
 * beside others React would go on with one that has left the page (https://github.com/facebook/react/issues/11538).
 */
export const makeIsland =
	<Props extends object>(Part: ComponentType<Props>) =>
	(props: Props) => (
		<IslandBoundary>
			<Part {...props} />
		</IslandBoundary>
	);
