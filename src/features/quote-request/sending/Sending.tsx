import { useEffect, useRef } from 'react';
import type { FormContext } from '../query.ts';
import { type Attempt, post } from './post.ts';

interface SendingProps {
	attempt: Attempt;
	context: FormContext;
	/** Called with nothing once the request has arrived, else with the reason. */
	onAnswer: (failure?: string) => void;
}

/** Sends a request as long as it is there, and says so. To take it away, such as by going back, stops it. */
export function Sending({ attempt, context, onAnswer }: SendingProps) {
	// Another context or listener is no reason to send again.
	const latest = useRef({ context, onAnswer });
	latest.current = { context, onAnswer };
	useEffect(() => {
		const stop = new AbortController();
		let isGone = false;
		void post(attempt, latest.current.context, stop).then(
			(failure) => isGone || latest.current.onAnswer(failure),
		);
		return () => {
			isGone = true;
			stop.abort();
		};
	}, [attempt]);
	return <p>{context.sending?.labels.busy}</p>;
}
