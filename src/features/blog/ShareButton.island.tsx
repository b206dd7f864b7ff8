import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../components/Button.tsx';
import { makeIsland } from '../../components/island/make-island.tsx';
import { Row } from '../../components/layout/layout.tsx';
import { Sign } from '../../components/Sign.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import styles from './ShareButton.module.css';

export interface ShareButtonProps {
	title: string;
	text: string;
	labels: Pick<Labels['blog'], 'share' | 'copied' | 'copyThis'>;
}

/**
 * Shares an article by the device's own function; where that is absent, copies its address; where that fails too, shows
 * the address to be copied by hand.
 * Why script: a page can share and copy in no other way.
 * Why at the first interaction: most visitors never share.
 * Without script: nothing, because the button could do nothing.
 */
export const ShareButton = makeIsland(Share);

function Share({ title, text, labels }: ShareButtonProps) {
	const [result, setResult] = useState<'copied' | 'copyThis'>();
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (result === 'copyThis') field.current?.select();
	}, [result]);

	const share = async () => {
		const url = location.href;
		try {
			if (typeof navigator.share === 'function') return await navigator.share({ title, text, url });
		} catch (error) {
			// The visitor closed the sheet; any other failure continues with copying.
			if (error instanceof DOMException && error.name === 'AbortError') return;
		}
		await navigator.clipboard.writeText(url).then(
			() => setResult('copied'),
			() => setResult('copyThis'),
		);
	};

	return (
		<Row gap={3} className={styles.share} data-print="none">
			<button type="button" className={buttonClass('outline')} onClick={() => void share()}>
				<Sign d="M12 15V3m0 0L8 7m4-4 4 4M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7" size={20} />
				{labels.share}
			</button>
			<output aria-label={labels.share}>{result && labels[result]}</output>
			{result === 'copyThis' && (
				<input
					ref={field}
					className={styles.field}
					readOnly
					aria-label={labels.copyThis}
					value={location.href}
				/>
			)}
		</Row>
	);
}
