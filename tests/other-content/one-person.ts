/**
 * A chimney sweep with a phone and nothing else, such as a photo, an email address, an office or hours: what she typed in
 * the places of the words of a new site. Her name begins with a letter that the display font lacks.
 */
export const onePerson: Readonly<Record<string, string>> = {
	'"[Your company name]"': 'Łuczak Chimney Sweep',
	'"[Your trade in two or three words]"': 'Chimneys and wood stoves',
	'https://www.your-company.com': 'https://www.luczaksweep.com',
	// She comes wherever she is called.
	'serviceAreas:\n  title: Where we come\n  areas: [home]\n': '',
	'metaTitle: "[Your service]"': 'metaTitle: Chimney Sweeping at Home',
	'title: "[Your service]"': 'title: Chimney sweeping',
	'icon: sparkles': 'icon: flame',
	'"[Your service in one sentence: what you do, for whom, where, and what people can expect.]"':
		'Chimneys swept and looked at in and around Marquette, without soot in the room, and with a straight word about what can wait.',
	'"[Your service in one or two sentences, for somebody who has never heard of you.]"':
		'I sweep the flue from the roof or the hearth, seal the room first, and show you pictures of what I found.',
	'"[Your service, in the words of a customer]"': 'A clean chimney, and no soot in the room',
	'"[Your way of working, in two or three sentences.]"':
		'I seal the fireplace before the brush goes in. At the end you see the flue on my camera, and I tell you what is fine and what isn’t.',
	'"[Your service and your town]"': 'Chimney Sweep in Marquette',
	'"[Your company in one sentence for search results: what you do, for whom, and where.]"':
		'Ann Łuczak sweeps chimneys and stove pipes in Marquette, Negaunee and Ishpeming. Call or send a request.',
	'"[Your work and your town, in one line]"': 'Your chimney, swept by one person you can call',
	'"[Your reason to be called, in one or two sentences.]"':
		'I’m Ann Łuczak. I sweep chimneys and stove pipes around Marquette, and I’m the one who answers the phone.',
	'"[Your way of setting a price: from a description or photos, or after a visit, and whether that visit costs something.]"':
		'A sweep costs the same for every chimney with one flue. For anything else I look first, and that costs nothing if I’m in town.',
	'"[Your visit in one or two sentences, from the arrival to the end.]"':
		'I seal the fireplace, sweep, and show you the flue on my camera.',
	'"[Your rule for prices: what one from a description is worth, and what you do if the work turns out to cost more.]"':
		'A price from a description is an estimate. If the work costs more, I say so before I begin.',
	'"[Your terms of payment: when it’s due, and how people can pay.]"':
		'You pay when the work is done, in cash or by check.',
	'"[Your rule for sharing: whether you sell what people tell you, share it for advertising, or give mobile numbers and the consent to texts to anyone.]"':
		'I don’t sell it, and I give it to nobody.',
	'sample: true': 'sample: false',
};
