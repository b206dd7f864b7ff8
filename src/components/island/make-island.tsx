import { Component, type ComponentType, type ReactNode } from 'react';
// Every island imports it here: it hands on what was pressed before hydration.
import './replay.ts';

/** Says in the box that follows the island (IslandFallback.astro) why it isn't there. */
function giveReason(mark: HTMLElement | null, message: string): void {
	const reason = mark?.closest('astro-island')?.nextElementSibling?.querySelector('[data-reason]');
	if (reason) reason.textContent = message;
}

/**
 * Catches what an island throws while it renders. A class, because React has no other way to catch
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
 * Makes an island of a component: where it throws, the box of IslandFallback.astro takes its place, with the message and
 * the ways on. The rest of the page is plain HTML and stays usable.
 */
export const makeIsland =
	<Props extends object>(Part: ComponentType<Props>) =>
	(props: Props) => (
		<IslandBoundary>
			<Part {...props} />
		</IslandBoundary>
	);
