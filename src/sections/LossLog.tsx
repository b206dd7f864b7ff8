import type { WaterHelp } from '../schema/water-help.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Section } from '../ui/Section.tsx';
import styles from './LossLog.module.css';

/**
 * A list of what got wet, for the visitor's own papers: kept on the device, to be copied, shared, saved as a text file or
 * printed. src/shell/loss-log.ts gives it its function; without script only the advice on what to write down is shown.
 */
export function LossLog({ log }: { log: WaterHelp['log'] }) {
	const field = (name: 'room' | 'item' | 'reading', hint?: string) => (
		<label className={styles.field}>
			<span>
				{log[name]} {hint && <small>({hint})</small>}
			</span>
			<input name={name} autoComplete="off" maxLength={120} />
		</label>
	);
	const action = (name: 'copy' | 'share' | 'save' | 'print') => (
		<button type="button" className={buttonClass('outline')} data-action={name}>
			{log[name]}
		</button>
	);
	const { title, intro, room, item, add, ...words } = log;
	return (
		<Section id="log" title={title} intro={intro}>
			<div className={styles.log} data-log={JSON.stringify({ title, ...words })}>
				<form className={styles.form} noValidate>
					{field('room')}
					{field('item')}
					{field('reading', log.readingHint)}
					<label className={styles.field}>
						<span>{log.photos}</span>
						<input name="photos" type="number" inputMode="numeric" min={0} max={999} step={1} />
					</label>
					<button type="submit" className={buttonClass('secondary', styles.add)}>
						{add}
					</button>
					<p className={styles.error} role="alert" />
				</form>
				<template>
					<li>
						<p>
							<strong />
							<span />
						</p>
						<button type="button" className={styles.remove} data-print="none">
							{log.remove}
						</button>
					</li>
				</template>
				<div className={styles.list} data-list="" hidden>
					<p data-facts="" />
					<ol />
					<p data-total="" />
					<div className={styles.actions} data-print="none">
						{action('copy')}
						{action('share')}
						{action('save')}
						{action('print')}
					</div>
					<output data-print="none" />
				</div>
			</div>
		</Section>
	);
}
