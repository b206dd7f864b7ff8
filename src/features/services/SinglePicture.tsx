import { LinkedText } from '../../components/LinkedText.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { Photo } from '../../components/Photo.tsx';
import { labels } from '../../content/facts.ts';
import type { PhotoData } from '../../content/photo.ts';
import type { RunningText } from '../../lib/text.ts';

/** A picture with its caption: for a service without a before/after pair, or a picture taken during the work. */
export function SinglePicture({ photo, caption }: { photo: PhotoData; caption: RunningText }) {
	return (
		<Stack as="figure" gap={2}>
			<Photo photo={photo} sizes="(width < 60rem) 92vw, 46rem" frame="8/5" />
			<figcaption className="small soft">
				<LinkedText text={caption} /> {photo.sample && <small>{labels.photo.illustration}</small>}
			</figcaption>
		</Stack>
	);
}
