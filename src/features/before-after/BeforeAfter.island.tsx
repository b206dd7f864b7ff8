import { type ReactNode, useState } from 'react';
import { makeIsland } from '../../components/island/make-island.tsx';
import { Comparison, type ComparisonLabels, middle } from './Comparison.tsx';

interface BeforeAfterProps extends ComparisonLabels {
	children: ReactNode;
}

/**
 * Pictures before and after cleaning, on top of each other and divided by a slider: before on the left, after on the
 * right.
 * Why script: a range input can't move the edge of a picture by itself.
 * Why when visible: nothing in it is needed before it is seen, and the HTML already looks the same at 50%.
 * Without script: the two pictures side by side with their caption.
 */
export const BeforeAfter = makeIsland(Pair);

function Pair(props: BeforeAfterProps) {
	const [reveal, setReveal] = useState(middle);
	return <Comparison {...props} reveal={reveal} onSlide={setReveal} />;
}
