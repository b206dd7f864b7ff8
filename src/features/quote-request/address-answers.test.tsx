import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openWaitingIsland } from '../../components/island/testing/waiting-island.tsx';
import { QuoteRequest } from './QuoteRequest.island.tsx';
import { button, draftOf, field, goOn, openForm, startFresh, storeDraft, title } from './testing/form.tsx';
import { context, labels, names } from './testing/request.ts';

/** Answers in the address of the form. */

const address = location.href;
const open = (search: string) => history.replaceState(null, '', search);

beforeEach(() => {
	const end = startFresh();
	return () => {
		history.replaceState(null, '', address);
		end();
	};
});

const box = (name: string) => button(name, 'checkbox');
/** Goes on to the place and to the name, which the address or the draft has filled in. */
async function expectAnswers(place: string, name: string) {
	await expect.element(title('what')).toBeVisible();
	await goOn();
	await expect.element(field('place')).toHaveValue(place);
	await goOn();
	await expect.element(field('name')).toHaveValue(name);
}

test('the form opens with them, and nothing is kept before the visitor goes on', async () => {
	open('?service=carpet-cleaning&service=tile-grout&place=33602&name=Ana&part=morning&utm_source=van');
	const { unmount } = await openForm();
	await expect.element(box(names.carpet)).toBeChecked();
	await expect.element(box(names.tile)).toBeChecked();
	await expect.element(button(labels.actions.clear)).not.toBeInTheDocument();
	await expect.element(page.getByText(labels.status.kept)).not.toBeInTheDocument();
	await unmount();
	expect(draftOf()).toBeNull();
	await openForm();
	await expectAnswers('33602', 'Ana');
	expect(draftOf().request).toMatchObject({ part: 'morning', consent: false, photos: false });
});

test('what is no question, no choice, a mistake or a consent is left out', async () => {
	open(
		'?service=chimney&part=night&day=2020-01-01&email=nobody&phone=1&name=%20&consent=true&photos=on&presets=x&items=2%20rugs',
	);
	await openForm();
	await expect.element(field('items')).toHaveValue('2 rugs');
	await box(names.carpet).click();
	await goOn();
	await field('place').fill('Tampa');
	await goOn();
	await expect.element(title('you')).toBeVisible();
	const { request } = draftOf();
	expect(request).toMatchObject({
		services: ['carpet-cleaning'],
		part: 'any',
		day: '',
		email: '',
		phone: '',
		name: '',
		consent: false,
		photos: false,
	});
});

test('what the visitor typed stays, and only blank answers are filled', async () => {
	storeDraft('what', { place: 'Largo', name: '' });
	open('?service=tile-grout&place=33602&name=Ana');
	await openForm();
	await expect.element(page.getByText(labels.status.kept)).toBeVisible();
	for (const name of [names.carpet, names.leather, names.tile]) await expect.element(box(name)).toBeChecked();
	await expectAnswers('Largo', 'Ana');
});

test('an answer that was removed does not come again, and that of another address takes its place', async () => {
	open('?place=33602&items=2%20rugs');
	const first = await openForm();
	await field('items').fill('');
	await box(names.carpet).click();
	await first.unmount();
	const second = await openForm();
	await expect.element(box(names.carpet)).toBeChecked();
	await expect.element(field('items')).toHaveValue('');
	await second.unmount();
	open('?place=Clearwater');
	await openForm();
	await expect.element(box(names.carpet)).toBeChecked();
	await goOn();
	await expect.element(field('place')).toHaveValue('Clearwater');
});

test('clearing leads back to them', async () => {
	open('?items=2%20rugs');
	await openForm();
	await field('items').fill('3 rooms');
	await button(labels.actions.clear).click();
	await expect.element(field('items')).toHaveValue('2 rugs');
	expect(draftOf()).toBeNull();
});

test('what is typed before the form hydrates wins', async () => {
	open('?items=2%20rugs&service=carpet-cleaning');
	const { loads } = openWaitingIsland(<QuoteRequest {...context} />);
	await field('items').fill('3 rooms');
	loads[0]?.succeed();
	await expect.element(box(names.carpet)).toBeChecked();
	await expect.element(field('items')).toHaveValue('3 rooms');
});
