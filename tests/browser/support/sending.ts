import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { labels } from '../../content.ts';
import type { Arrived } from './inbox.ts';

/** The site that sends requests, and the inbox that takes them: support/sending-site.ts prints their ports. */
export const sendingSite = `http://localhost:${process.env['SENDING_PORT']}`;
const inbox = `http://localhost:${process.env['INBOX_PORT']}`;

export const sending = labels.quoteForm.sending;

/** Waits until the site is built. Before all tests of a file. */
export async function awaitSendingSite(): Promise<void> {
	test.setTimeout(120_000);
	const answer = await fetch(`${sendingSite}/embed/appointment-request`);
	expect(answer.ok, answer.ok ? '' : await answer.text()).toBe(true);
}

/** The name of somebody who hasn't sent anything yet. */
export const makePerson = (): string => `Ana ${randomUUID()}`;

/** The requests that arrived from a person, in order. */
export async function readInbox(name: string): Promise<Arrived[]> {
	const all = (await (await fetch(`${inbox}/arrived`)).json()) as Arrived[];
	return all.filter(({ fields }) => fields.some(([, value]) => value === name));
}

export const readValue = ({ fields }: Arrived, field: string): string | undefined =>
	fields.find(([name]) => name === field)?.[1];

export const drawNothing = (file: string): Promise<unknown> =>
	sharp({ create: { width: 400, height: 300, channels: 4, background: '#0000' } })
		.png()
		.toFile(file);
