import { Component, type ReactNode } from 'react';
// Every island brings it along: it hands on what was pressed before the script had come.
import './replay.ts';
import { buttonClass } from '../Button.tsx';
import styles from './IslandBoundary.module.css';

/** The words of the fallback, filled by failure-words.ts from content/pages/errors.yaml and content/labels.en.json. */
export interface FailureWords {
	/** Fixed by specification section 8: "Unexpected Application Error!". */
	title: string;
	/** One sentence that helps. */
	help: string;
	retry: string;
	home: string;
	/** Words of the phone link, with the number. */
	call: string;
	/** tel: address of the phone. */
	callHref: string;
}

interface IslandBoundaryProps {
	words: FailureWords;
	children: ReactNode;
}

interface IslandBoundaryState {
	message?: string | undefined;
}

/**
 * Catches what an island throws while it draws and shows, in its place, what happened and the ways on: try again, go
 * home, call. The rest of the page is plain HTML and stays usable. A class, because React offers no other way to catch
 * (https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary).
 */
export class IslandBoundary extends Component<IslandBoundaryProps, IslandBoundaryState> {
	override state: IslandBoundaryState = {};

	static getDerivedStateFromError(error: unknown): IslandBoundaryState {
		return { message: error instanceof Error ? error.message : String(error) };
	}

	override render() {
		const { words, children } = this.props;
		const { message } = this.state;
		if (message === undefined) return children;
		return (
			<div className={styles.failure} role="alert">
				<h3>{words.title}</h3>
				<p>{words.help}</p>
				{message && <p className={styles.message}>{message}</p>}
				<p className={styles.actions}>
					{/* Drawing the children anew starts them from their first state: they were removed by the failure. */}
					<button
						type="button"
						className={buttonClass('secondary')}
						onClick={() => this.setState({ message: undefined })}
					>
						{words.retry}
					</button>
					<a href="/">{words.home}</a>
					<a href={words.callHref}>{words.call}</a>
				</p>
			</div>
		);
	}
}
