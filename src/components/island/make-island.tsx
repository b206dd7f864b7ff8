import { Component, type ComponentType, type ReactNode } from 'react';
// Every island imports it here: it hands on what was pressed before hydration.
import './replay.ts';

/**
 * Catches what an island throws while it renders and shows its message. A class, because React has no other way to catch
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
		return (
			<p role="alert" data-failed="">
				{message}
			</p>
		);
	}
}

/**
 * Makes an island of a component: where it throws, its message is shown, and IslandFallback.astro follows with the ways
 * on. The rest of the page is plain HTML and stays usable.
 */
export const makeIsland =
	<Props extends object>(Part: ComponentType<Props>) =>
	(props: Props) => (
		<IslandBoundary>
			<Part {...props} />
		</IslandBoundary>
	);
