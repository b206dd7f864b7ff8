/**
 * A chimney sweep who writes in Spanish, with a phone and nothing else, such as a photo, an email address, an office or hours: what
 * she typed in the places of the words of a new site, and what most of it is in English. Her name begins with a letter that the display font lacks.
 */
export const onePerson: Readonly<Record<string, string | readonly [spanish: string, english: string]>> = {
	'"[Your company name]"': 'Łuczak Chimney Sweep',
	'"[Your trade in two or three words]"': ['Chimeneas y estufas de leña', 'Chimneys and wood stoves'],
	'https://www.your-company.com': 'https://www.luczaksweep.com',
	// She comes wherever she is called.
	'serviceAreas:\n  title: Adónde vamos\n  areas: [home]\n': '',
	'metaTitle: "[Your service]"': [
		'metaTitle: Limpieza de chimeneas a domicilio',
		'metaTitle: Chimney Sweeping at Home',
	],
	'title: "[Your service]"': ['title: Limpieza de chimeneas', 'title: Chimney sweeping'],
	'icon: sparkles': 'icon: flame',
	'"[Your service in one sentence: what you do, for whom, where, and what people can expect.]"': [
		'Limpieza y revisión de chimeneas en Marquette y alrededores, sin hollín en la sala y con una opinión clara de lo que puede esperar.',
		'Chimneys swept and looked at in and around Marquette, without soot in the room, and with a straight word about what can wait.',
	],
	'"[Your service in one or two sentences, for somebody who has never heard of you.]"':
		'Limpio el tiro desde el techo o desde el hogar, sello primero la sala y le enseño fotos de lo que encontré.',
	'"[Your service, in the words of a customer]"': 'Una chimenea limpia, y sin hollín en la sala',
	'"[Your way of working, in two or three sentences.]"':
		'Sello la chimenea antes de meter el cepillo. Al final usted ve el tiro en mi cámara, y le digo qué está bien y qué no.',
	'"[Your service and your town]"': ['Limpieza de chimeneas en Marquette', 'Chimney Sweep in Marquette'],
	'"[Your company in one sentence for search results: what you do, for whom, and where.]"': [
		'Ann Łuczak limpia chimeneas y tubos de estufa en Marquette, Negaunee e Ishpeming. Llame o mande una solicitud.',
		'Ann Łuczak sweeps chimneys and stove pipes in Marquette, Negaunee and Ishpeming. Call or send a request.',
	],
	'"[Your work and your town, in one line]"': [
		'Su chimenea, limpiada por una persona a la que puede llamar',
		'Your chimney, swept by one person you can call',
	],
	'"[Your reason to be called, in one or two sentences.]"': [
		'Soy Ann Łuczak. Limpio chimeneas en Marquette y alrededores, y soy yo quien contesta el teléfono.',
		'I’m Ann Łuczak. I sweep chimneys around Marquette, and I’m the one who answers the phone.',
	],
	'"[Your way of setting a price: from a description or photos, or after a visit, and whether that visit costs something.]"':
		'Una limpieza cuesta lo mismo en toda chimenea de un solo tiro. Para lo demás voy primero a ver, y eso no cuesta nada si estoy en la ciudad.',
	'"[Your visit in one or two sentences, from the arrival to the end.]"':
		'Sello la chimenea, la limpio y le enseño el tiro en mi cámara.',
	'"[Your rule for prices: what one from a description is worth, and what you do if the work turns out to cost more.]"':
		'El precio que doy por una descripción es un cálculo. Si el trabajo cuesta más, se lo digo antes de empezar.',
	'"[Your terms of payment: when it’s due, and how people can pay.]"':
		'Usted paga cuando el trabajo está hecho, en efectivo o con cheque.',
	'"[Your rule for sharing: whether you sell what people tell you, share it for advertising, or give mobile numbers and the consent to texts to anyone.]"':
		'No los vendo ni se los doy a nadie.',
	'sample: true': 'sample: false',
};
