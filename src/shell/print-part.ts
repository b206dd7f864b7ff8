/** Prints one part of the page alone; the style sheet of that part hides the others while it is printed. */
export function printPart(name: string): void {
	const { dataset } = document.documentElement;
	dataset['printing'] = name;
	addEventListener('afterprint', () => delete dataset['printing'], { once: true });
	print();
}
