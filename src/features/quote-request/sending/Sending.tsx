import { useEffect, useRef } from 'react';
import type { FormContext } from '../query.ts';
import type { QuoteRequest } from '../request.ts';
import type { Attempt, Delivery } from './delivery.ts';
import { post } from './post.ts';

interface SendingProps {
	attempt: Attempt;
	request: QuoteRequest;
	context: FormContext;
	delivery: Delivery;
}

/**
 * Sends a request as long as it is there, and says so. It waits for photos that are still being added. To take it
 * away, such as by going back, stops it.
 */
export function Sending({ attempt, ...props }: SendingProps) {
	// Other props are no reason to send again.
	const latest = useRef(props);
	latest.current = props;
	useEffect(() => {
		const stop = new AbortController();
		let isGone = false;
		const { request, context, delivery } = latest.current;
		const send = async () => {
			const failure = await post(request, attempt.trap, context, stop);
			if (!isGone) latest.current.delivery.answer(request, failure);
		};
		void (attempt.isReady ? send() : delivery.prepare());
		return () => {
			isGone = true;
			stop.abort();
		};
	}, [attempt]);
	return <p>{props.delivery.labels.busy}</p>;
}
