/**
 * A chimney sweep who writes in Spanish, with a phone and nothing else, such as a photo, an email address, an office or hours: what
 * she typed in the places of the words of a new site, and what most of it is in English. Her name begins with a letter that the display font lacks.
 */
export const onePerson: Readonly<Record<string, string | readonly [spanish: string, english: string]>> = {
	'"[Su empresa]"': 'Łuczak Chimney Sweep',
	'"[Su oficio en dos o tres palabras]"': ['Chimeneas y estufas de leña', 'Chimneys and wood stoves'],
	'https://www.your-company.com': 'https://www.luczaksweep.com',
	// She comes wherever she is called.
	'serviceAreas:\n  title: Adónde vamos\n  areas: [home]\n': '',
	'metaTitle: "[Su servicio]"': [
		'metaTitle: Limpieza de chimeneas a domicilio',
		'metaTitle: Chimney Sweeping at Home',
	],
	'title: "[Su servicio]"': ['title: Limpieza de chimeneas', 'title: Chimney sweeping'],
	'icon: sparkles': 'icon: flame',
	'"[Su servicio en una oración: qué hace, para quién, dónde y qué se puede esperar.]"': [
		'Limpieza y revisión de chimeneas en Marquette y alrededores, sin hollín en la sala y con una opinión clara de lo que puede esperar.',
		'Chimneys swept and looked at in and around Marquette, without soot in the room, and with a straight word about what can wait.',
	],
	'"[Su servicio en una o dos oraciones, para alguien que no sabe nada de usted.]"':
		'Limpio el tiro desde el techo o desde el hogar, sello primero la sala y le enseño fotos de lo que encontré.',
	'"[Su servicio, con las palabras de un cliente]"': 'Una chimenea limpia, y sin hollín en la sala',
	'"[Su manera de trabajar, en dos o tres oraciones.]"':
		'Sello la chimenea antes de meter el cepillo. Al final usted ve el tiro en mi cámara, y le digo qué está bien y qué no.',
	'"[Su servicio y su ciudad]"': ['Limpieza de chimeneas en Marquette', 'Chimney Sweep in Marquette'],
	'"[Su empresa en una oración para los buscadores: qué hace, para quién y dónde.]"': [
		'Ann Łuczak limpia chimeneas y tubos de estufa en Marquette, Negaunee e Ishpeming. Llame o mande una solicitud.',
		'Ann Łuczak sweeps chimneys and stove pipes in Marquette, Negaunee and Ishpeming. Call or send a request.',
	],
	'"[Su trabajo y su ciudad, en una línea]"': [
		'Su chimenea, limpiada por una persona a la que puede llamar',
		'Your chimney, swept by one person you can call',
	],
	'"[Su razón para que lo llamen, en una o dos oraciones.]"': [
		'Soy Ann Łuczak. Limpio chimeneas en Marquette y alrededores, y soy yo quien contesta el teléfono.',
		'I’m Ann Łuczak. I sweep chimneys around Marquette, and I’m the one who answers the phone.',
	],
	'"[Su manera de fijar el precio: por una descripción o fotos, o después de una visita, y si esa visita cuesta algo.]"':
		'Una limpieza cuesta lo mismo en toda chimenea de un solo tiro. Para lo demás voy primero a ver, y eso no cuesta nada si estoy en la ciudad.',
	'"[Su visita en una o dos oraciones, desde la llegada hasta el final.]"':
		'Sello la chimenea, la limpio y le enseño el tiro en mi cámara.',
	'"[Su regla para los precios: qué vale uno dado por una descripción, y qué hace si el trabajo resulta más caro.]"':
		'El precio que doy por una descripción es un cálculo. Si el trabajo cuesta más, se lo digo antes de empezar.',
	'"[Sus condiciones de pago: cuándo se paga y de qué formas.]"':
		'Usted paga cuando el trabajo está hecho, en efectivo o con cheque.',
	'"[Su regla para compartir datos: si vende lo que la gente le cuenta, si lo comparte para publicidad, o si le da a alguien los números de celular y el permiso para enviar mensajes.]"':
		'No los vendo ni se los doy a nadie.',
	'sample: true': 'sample: false',
};
