import {
	Armchair,
	Award,
	BadgeCheck,
	Bath,
	Brush,
	CalendarCheck,
	Camera,
	ClipboardList,
	Clock,
	Coins,
	Droplets,
	Eye,
	Fan,
	Feather,
	FlaskConical,
	Footprints,
	Gauge,
	GraduationCap,
	Grid2x2,
	Handshake,
	Heart,
	House,
	Layers,
	Leaf,
	type LucideIcon,
	MapPin,
	MessageCircle,
	Microscope,
	PawPrint,
	Phone,
	Ruler,
	Scroll,
	Shield,
	Siren,
	Sofa,
	Sparkles,
	Star,
	Sun,
	Thermometer,
	Timer,
	TreePalm,
	Truck,
	Umbrella,
	Users,
	Waves,
	Wind,
	Wrench,
} from 'lucide-react';
import type { IconName } from '../lib/icon-names.ts';
import { classNames } from '../lib/text.ts';
import styles from './Icon.module.css';

const drawings = {
	armchair: Armchair,
	award: Award,
	'badge-check': BadgeCheck,
	bath: Bath,
	brush: Brush,
	'calendar-check': CalendarCheck,
	camera: Camera,
	'clipboard-list': ClipboardList,
	clock: Clock,
	coins: Coins,
	droplets: Droplets,
	eye: Eye,
	fan: Fan,
	feather: Feather,
	flask: FlaskConical,
	footprints: Footprints,
	gauge: Gauge,
	'graduation-cap': GraduationCap,
	grid: Grid2x2,
	handshake: Handshake,
	heart: Heart,
	home: House,
	layers: Layers,
	leaf: Leaf,
	'map-pin': MapPin,
	message: MessageCircle,
	microscope: Microscope,
	palmtree: TreePalm,
	paw: PawPrint,
	phone: Phone,
	ruler: Ruler,
	scroll: Scroll,
	shield: Shield,
	siren: Siren,
	sofa: Sofa,
	sparkles: Sparkles,
	star: Star,
	sun: Sun,
	thermometer: Thermometer,
	timer: Timer,
	truck: Truck,
	umbrella: Umbrella,
	users: Users,
	waves: Waves,
	wind: Wind,
	wrench: Wrench,
} satisfies Record<IconName, LucideIcon>;

interface IconProps {
	name: IconName;
	/** Sets size (font-size) and color (color) from outside; by default both follow the text. */
	className?: string | undefined;
}

/**
 * One icon of the set, beside words that say the same: it is always hidden from screen readers. Drawn into the page at
 * build; no island may import it, because the whole set would follow.
 */
export function Icon({ name, className }: IconProps) {
	const Drawing = drawings[name];
	return (
		<Drawing
			className={classNames(styles.icon, className)}
			size="1.25em"
			strokeWidth={1.75}
			aria-hidden="true"
		/>
	);
}
