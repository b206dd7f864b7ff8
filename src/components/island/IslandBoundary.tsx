import { Component, type ReactNode } from 'react';
// Every island imports it here: it hands on what was pressed before hydration.
import './replay.ts';

/**
 * Catches what an island throws while it renders and shows its message; IslandFallback.astro follows with the ways on. The
 * rest of the page is plain HTML and stays usable. A class, because React has no other way to catch
 * (https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary).
 */
export class IslandBoundary extends Component<{ children: ReactNode }, { message?: string }> {
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
