import { describeTargets, entered, serviceName, words } from '../support/quote-form.ts';
import { expect, test } from '../support/visitor/test.ts';

const { next, back, field, step } = describeTargets(words);

test('the form in its frame follows Back and Forward by steps, keeps its draft, and the last Back leaves the page', async ({
	visitor,
}) => {
	// Later: a script that leaves its page can't answer.
	const goBack = () => visitor.run(() => void setTimeout(() => history.back()));
	await visitor.open('/about-us');
	await visitor.open('/contact');
	await visitor.look({ selector: '#form' }, ([form]) => form?.scrollIntoView());
	visitor.frame = '#form iframe';
	await visitor.press({ ...field('services'), name: serviceName });
	await visitor.write(field('items'), entered.items);
	await visitor.press(next);
	await visitor.sees(step('where'));
	await visitor.write(field('place'), entered.place);
	await visitor.press(next);
	await visitor.sees(step('you'));
	await goBack();
	await visitor.sees(step('where'));
	await visitor.reads(field('place'), entered.place);
	await visitor.run(() => void setTimeout(() => history.forward()));
	await visitor.sees(step('you'));
	await visitor.reload();
	await visitor.sees(step('you'));
	// Whoever goes to and fro by the form's own buttons has no more steps to go back.
	await visitor.press(back);
	await visitor.sees(step('where'));
	await visitor.press(next);
	await visitor.sees(step('you'));
	await visitor.press(back);
	await visitor.sees(step('where'));
	await goBack();
	await visitor.sees(step('what'));
	// WebKit has been seen to leave the group of services too low.
	const gap = await visitor.look({ selector: 'fieldset' }, ([group]) => {
		const [end = 0, last = Number.NaN] = [group, group?.lastElementChild].map(
			(part) => part?.getBoundingClientRect().bottom,
		);
		return end - last;
	});
	expect(gap).toBeLessThan(10);
	await goBack();
	await visitor.isAt('/about-us');
});
