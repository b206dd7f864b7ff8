import { PhotoField } from './PhotoField.tsx';
import { acceptFiles } from './photos.ts';
import { SendStep } from './SendStep.tsx';
import { SentScreen } from './SentScreen.tsx';
import { makeSender } from './sending.ts';

/**
 * What only a form has that sends requests itself. Undefined where no form service is set: none of it is in the site's script
 * then.
 */
export const parts = SENDS_REQUESTS
	? { acceptFiles, makeSender, PhotoField, SendStep, SentScreen }
	: undefined;
