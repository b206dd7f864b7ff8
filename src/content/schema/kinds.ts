import { z } from 'astro/zod';
import { slugify } from '../../lib/text.ts';
import type { FieldMeta } from './shape.ts';

/** LocalBusiness and everything that is one: https://schema.org/LocalBusiness, as in schema-dts 2.1.0. */
const kinds = `
LocalBusiness AccountingService AdultEntertainment AmusementPark AnimalShelter ArchiveOrganization ArtGallery Attorney
Audiology AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash AutomatedTeller AutomotiveBusiness
Bakery BankOrCreditUnion BarOrPub BeautySalon BedAndBreakfast BikeStore BookStore BowlingAlley Brewery
CafeOrCoffeeShop Campground Casino ChildCare ClothingStore ComedyClub CommunityHealth ComputerStore ConvenienceStore
CovidTestingFacility DaySpa Dentist DepartmentStore Dermatology DietNutrition Distillery DryCleaningOrLaundry
Electrician ElectronicsStore Emergency EmergencyService EmploymentAgency EntertainmentBusiness ExerciseGym
FastFoodRestaurant FinancialService FireStation Florist FoodEstablishment FurnitureStore GardenStore GasStation
GeneralContractor Geriatric GolfCourse GovernmentOffice GroceryStore Gynecologic HVACBusiness HairSalon HardwareStore
HealthAndBeautyBusiness HealthClub HobbyShop HomeAndConstructionBusiness HomeGoodsStore Hospital Hostel Hotel
HousePainter IceCreamShop IndividualPhysician InsuranceAgency InternetCafe JewelryStore LegalService Library
LiquorStore Locksmith LodgingBusiness MedicalBusiness MedicalClinic MensClothingStore Midwifery MobilePhoneStore Motel
MotorcycleDealer MotorcycleRepair MovieRentalStore MovieTheater MovingCompany MusicStore NailSalon NightClub Notary
Nursing Obstetric OfficeEquipmentStore Oncologic Ophthalmology Optician Optometric Otolaryngologic OutletStore
PawnShop Pediatric PetStore Pharmacy Physician PhysiciansOffice Physiotherapy PlasticSurgery Plumber Podiatric
PoliceStation PostOffice PrimaryCare ProfessionalService Psychiatric PublicHealth PublicSwimmingPool RadioStation
RealEstateAgent RecyclingCenter Resort Restaurant RoofingContractor SelfStorage ShoeStore ShoppingCenter SkiResort
SportingGoodsStore SportsActivityLocation SportsClub StadiumOrArena Store TattooParlor TelevisionStation TennisComplex
TireShop TouristInformationCenter ToyStore TravelAgency VacationRental WholesaleStore Winery
`
	.trim()
	.split(/\s/);

/** What people call trades that schema.org calls otherwise, or has no name for. */
const trades: readonly (readonly [words: RegExp, kind: string])[] = [
	[/^plumbing|^plomer/, 'Plumber'],
	[/^electric/, 'Electrician'],
	[/^roof|^techos/, 'RoofingContractor'],
	[/^(?:house |home )?paint(?:er|ing)|^pintura/, 'HousePainter'],
	[/^heating|^air condition|^aire acondicionado/, 'HVACBusiness'],
	[/^remodel|renovation|^home builder/, 'GeneralContractor'],
	[
		/^landscap|^lawn|^garden(?:ing|er)|^tree|^chimney|^septic|^drain|^(?:pressure|power|soft) wash|clean(?:ing|ers?)$|^maid|^janitor|^handyman|^(?:swimming )?pool|^fenc|^gutter|^floor|^carpet|^tile|^masonry|^concrete|^paving|^window|^garage door|^carpent|^drywall|^insulation|^solar|^irrigation|^pest|^junk|^water damage|restoration$|^home repair|^jardiner|^limpieza/,
		'HomeAndConstructionBusiness',
	],
];

/** "Auto repair," "HVAC" and "landscaping" as schema.org says them. Anything else stays as it is, for the schema to refuse. */
export function readKind(written: unknown): unknown {
	const words = slugify(String(written)).replaceAll('-', ' ');
	const name = words.replaceAll(' ', '');
	return (
		kinds.find((kind) => [name, `${name}business`].includes(kind.toLowerCase())) ??
		trades.find(([pattern]) => pattern.test(words))?.[1] ??
		written
	);
}

/** What search engines are told that the company is. */
export const kind = () =>
	z.preprocess(readKind, z.enum(kinds)).meta({
		title: 'the kind of business',
		why: 'Search engines are told it. schema.org/LocalBusiness lists all, under “More specific Types.” What fits every company is LocalBusiness, and what works on houses HomeAndConstructionBusiness.',
		example: 'LocalBusiness',
	} satisfies FieldMeta) as unknown as z.ZodType<'LocalBusiness', string>;
