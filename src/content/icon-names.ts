import type { icons } from 'lucide-react';

/**
 * The icons that content may name by their role, and Lucide's name of each drawing. Loads no drawings, because the
 * content schemas need the names only.
 */
export const drawings = {
	armchair: 'Armchair',
	award: 'Award',
	'badge-check': 'BadgeCheck',
	bath: 'Bath',
	brush: 'Brush',
	'calendar-check': 'CalendarCheck',
	camera: 'Camera',
	'clipboard-list': 'ClipboardList',
	clock: 'Clock',
	coins: 'Coins',
	droplets: 'Droplets',
	eye: 'Eye',
	fan: 'Fan',
	feather: 'Feather',
	flask: 'FlaskConical',
	footprints: 'Footprints',
	gauge: 'Gauge',
	'graduation-cap': 'GraduationCap',
	grid: 'Grid2x2',
	handshake: 'Handshake',
	heart: 'Heart',
	home: 'House',
	layers: 'Layers',
	leaf: 'Leaf',
	'map-pin': 'MapPin',
	message: 'MessageCircle',
	microscope: 'Microscope',
	palmtree: 'TreePalm',
	paw: 'PawPrint',
	phone: 'Phone',
	ruler: 'Ruler',
	scroll: 'Scroll',
	shield: 'Shield',
	siren: 'Siren',
	sofa: 'Sofa',
	sparkles: 'Sparkles',
	star: 'Star',
	sun: 'Sun',
	thermometer: 'Thermometer',
	timer: 'Timer',
	truck: 'Truck',
	umbrella: 'Umbrella',
	users: 'Users',
	waves: 'WavesHorizontal',
	wind: 'Wind',
	wrench: 'Wrench',
} as const satisfies Record<string, keyof typeof icons>;

export type IconName = keyof typeof drawings;
export const iconNames = Object.keys(drawings) as IconName[];
