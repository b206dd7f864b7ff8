import { heading, page } from '../../content/schema/page-part.ts';

/** content/pages/service-areas.yaml. */
export const serviceAreasPageSchema = page({
	map: heading('the map'),
	conditions: heading('the differences').optional(),
});
