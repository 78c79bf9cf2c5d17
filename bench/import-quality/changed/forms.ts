import type { Chance } from "../../../demo/stock/random.ts";
import { type Cell, type Column, grouped, pick } from "../columns.ts";
import type { Vehicle } from "../vehicles.ts";
import type { ColumnField } from "./words.ts";

type Written = (vehicle: Vehicle, dice: Chance) => string;

/** One way of writing a field's values, whichever heading stands above it. */
export interface Form {
  readonly name: string;
  readonly field: ColumnField;
  readonly cell: Column["cell"];
  /** The heading that this form needs to be understood; otherwise any of the field. */
  readonly heading?: string;
}

const says = (field: ColumnField, vehicle: Vehicle, text: string): Cell =>
  text === "" ? ["", {}] : [text, pick(vehicle, field)];

const form = (field: ColumnField, name: string, write: Written, heading?: string): Form => ({
  field,
  name,
  cell: (vehicle, dice) => says(field, vehicle, write(vehicle, dice)),
  ...(heading === undefined ? {} : { heading }),
});

/** Forms of one field that replace each word by another: a vehicle whose word is missing has an empty cell. */
const coded = (field: "body" | "fuel" | "transmission" | "state", name: string, codes: string): Form => {
  const table = new Map(codes.split(",").map((one) => one.split("=").map((part) => part.trim()) as [string, string]));
  return form(field, name, (vehicle) => table.get(vehicle[field]) ?? vehicle[field]);
};

const two = (number: number) => String(number).padStart(2, "0");
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

const PRICES: readonly Form[] = [
  form("price", "$31,990", ({ price }) => `$${grouped(price)}`),
  form("price", "31990.00", ({ price }) => price.toFixed(2)),
  form("price", "AU$ 31 990", ({ price }) => `AU$ ${grouped(price, " ")}`),
  form("price", "31.990,-", ({ price }) => `${grouped(price, ".")},-`),
  form("price", "31990 AUD", ({ price }) => `${price} AUD`),
  form("price", "AUD 31,990.00", ({ price }) => `AUD ${grouped(price)}.00`),
  form("price", "31,990 drive away", ({ price }) => `${grouped(price)} drive away`),
  form("price", "$31,990 DA", ({ price }) => `$${grouped(price)} DA`),
  form("price", "31,990 EGC", ({ price }) => `$${grouped(price)} EGC`),
  form("price", "$31,990*", ({ price }) => `$${grouped(price)}*`),
  form("price", "$31.9k", ({ price }) => `$${(price / 1000).toFixed(2)}k`),
  form("price", "31'990", ({ price }) => grouped(price, "'")),
  form("price", "cents", ({ price }) => String(price * 100), "Price (cents)"),
  form("price", "price_cents", ({ price }) => String(price * 100), "price_cents"),
  form("price", "31 990,00", ({ price }) => `${grouped(price, " ")},00`),
  {
    field: "price",
    name: "some POA",
    cell: (v, dice) => (dice.happens(0.2) ? ["POA", { price: "-" }] : says("price", v, `$${grouped(v.price)}`)),
  },
  {
    field: "price",
    name: "some 0",
    cell: (v, dice) => (dice.happens(0.2) ? ["0", { price: "-" }] : says("price", v, String(v.price))),
  },
  {
    field: "price",
    name: "some sold",
    cell: (v, dice) => (dice.happens(0.2) ? ["TBA", { price: "-" }] : says("price", v, String(v.price))),
  },
];

const KMS = [
  form("km", "45 123 km", ({ km }) => `${grouped(km, " ")} km`),
  form("km", "45,123 kms", ({ km }) => `${grouped(km)} kms`),
  form("km", "45.123", ({ km }) => grouped(km, ".")),
  form("km", "45123km", ({ km }) => `${km}km`),
  form("km", "45,123", ({ km }) => grouped(km)),
  form("km", "45123.0", ({ km }) => `${km}.0`),
  form("km", "45'123 km", ({ km }) => `${grouped(km, "'")} km`),
  {
    field: "km",
    name: "45k",
    cell: ({ km }) => [`${Math.round(km / 1000)}k`, { km: String(Math.round(km / 1000) * 1000) }],
  },
  {
    field: "km",
    name: "45k km",
    cell: ({ km }) => [`${Math.round(km / 1000)}k km`, { km: String(Math.round(km / 1000) * 1000) }],
  },
  {
    field: "km",
    name: "thousands named",
    heading: "Kms (000)",
    cell: ({ km }) => [String(Math.round(km / 1000)), { km: String(Math.round(km / 1000) * 1000) }],
  },
  {
    field: "km",
    name: "miles in the cell",
    cell: ({ km }) => [
      `${grouped(Math.round(km / 1.609344))} miles`,
      { km: String(Math.round(Math.round(km / 1.609344) * 1.609344)) },
    ],
  },
  {
    field: "km",
    name: "mi in the cell",
    cell: ({ km }) => [
      `${Math.round(km / 1.609344)} mi`,
      { km: String(Math.round(Math.round(km / 1.609344) * 1.609344)) },
    ],
  },
  {
    field: "km",
    name: "miles in the heading",
    heading: "Odometer (miles)",
    cell: ({ km }) => [
      String(Math.round(km / 1.609344)),
      { km: String(Math.round(Math.round(km / 1.609344) * 1.609344)) },
    ],
  },
  {
    field: "km",
    name: "some TBA",
    cell: (v, dice) => (dice.happens(0.2) ? ["TBA", { km: "-" }] : says("km", v, String(v.km))),
  },
] as readonly Form[];

const YEARS = [
  form("year", "2019.0", ({ year }) => `${year}.0`),
  form("year", "MY19", ({ year }) => `MY${two(year % 100)}`),
  form("year", "2019-11", ({ year, month }) => `${year}-${two(month)}`, "Build Date"),
  form("year", "11/2019", ({ year, month }) => `${two(month)}/${year}`, "Build Date"),
  form("year", "Nov-19", ({ year, month }) => `${MONTHS[month - 1]}-${two(year % 100)}`, "Build Date"),
  form("year", "Nov 2019", ({ year, month }) => `${MONTHS[month - 1]} ${year}`, "Build Date"),
  form("year", "201911", ({ year, month }) => `${year}${two(month)}`, "Build Date"),
  form("year", "2019-11-01", ({ year, month }) => `${year}-${two(month)}-01`, "Manufacture Date"),
  form("year", "01/11/2019", ({ year, month }) => `01/${two(month)}/${year}`, "Date of Manufacture"),
  form("year", "11/19", ({ year, month }) => `${two(month)}/${two(year % 100)}`, "Build Date"),
  form("year", "ISO time", ({ year, month }) => `${year}-${two(month)}-01T00:00:00.000Z`, "Build Date"),
  form(
    "year",
    "Excel day",
    ({ year, month }) => String(Math.round(Date.UTC(year, month - 1, 15) / 86_400_000) + 25_569),
    "Build Date",
  ),
  form("year", "epoch seconds", ({ year, month }) => String(Date.UTC(year, month - 1, 15) / 1000), "Build Date"),
  form("year", "first registered", ({ year, month }) => `15.${two(month)}.${year}`, "Erstzulassung"),
  form("year", "'19", ({ year }) => `'${two(year % 100)}`),
  form("year", "19", ({ year }) => two(year % 100)),
];

const CODES = [
  coded("fuel", "P D H E", "Petrol=P,Diesel=D,Hybrid=H,Electric=E,LPG=G"),
  coded("fuel", "Unleaded", "Petrol=Unleaded,Diesel=Turbo Diesel,Electric=EV,Hybrid=Petrol Hybrid"),
  coded("fuel", "ULP DSL", "Petrol=ULP,Diesel=DSL,Hybrid=HEV,Electric=BEV"),
  coded("fuel", "Premium", "Petrol=Petrol - Premium ULP,Diesel=Diesel,Hybrid=Petrol/Electric,Electric=100% Electric"),
  coded("fuel", "Gasoline", "Petrol=Gasoline,Hybrid=Gas/Electric Hybrid,Electric=Battery Electric"),
  coded("fuel", "Benzin", "Petrol=Benzin,Hybrid=Hybrid (Benzin/Elektro),Electric=Elektro"),
  coded("fuel", "Essence", "Petrol=Essence,Diesel=Gazole,Hybrid=Hybride,Electric=Électrique"),
  coded("fuel", "Bensin", "Petrol=Bensin,Hybrid=Elhybrid,Electric=El"),
  coded("fuel", "upper", "Petrol=PETROL,Diesel=DIESEL,Hybrid=HYBRID,Electric=ELECTRIC"),
  coded("fuel", "misspelt", "Petrol=Petorl,Diesel=Deisel,Electric=Eletric,Hybrid=Hybird"),
  coded("transmission", "A M", "Automatic=A,Manual=M"),
  coded("transmission", "Auto Man", "Automatic=Auto,Manual=Man"),
  coded("transmission", "6sp Auto", "Automatic=6sp Auto,Manual=5sp Man"),
  coded("transmission", "8 Speed Sports Automatic", "Automatic=8 Speed Sports Automatic,Manual=6 Speed Manual"),
  coded("transmission", "AT MT", "Automatic=AT,Manual=MT"),
  coded("transmission", "6A 5M", "Automatic=6A,Manual=5M"),
  coded("transmission", "CVT", "Automatic=CVT,Manual=Manual"),
  coded("transmission", "Schaltgetriebe", "Automatic=Automatik,Manual=Schaltgetriebe"),
  coded("transmission", "Manuelle", "Automatic=Automatique,Manual=Manuelle"),
  coded("transmission", "Handgeschakeld", "Automatic=Automaat,Manual=Handgeschakeld"),
  coded("transmission", "DCT", "Automatic=7 SP DCT,Manual=6 SP M"),
  coded(
    "body",
    "SUV 4D",
    "SUV=SUV 4D,Wagon=Wagon 4D,Hatch=Hatch 5D,Sedan=Sedan 4D,Ute=Dual Cab Ute,Coupe=Coupe 2D,Van=Van 4D",
  ),
  coded(
    "body",
    "4dr Wagon",
    "SUV=4dr SUV,Wagon=4dr Wagon,Hatch=5dr Hatchback,Sedan=4dr Sedan,Ute=Dual Cab Pick-up,Coupe=2dr Coupe",
  ),
  coded(
    "body",
    "American",
    "SUV=Sport Utility,Hatch=Hatchback,Wagon=Station Wagon,Ute=Crew Cab Pickup,Van=Cargo Van,Convertible=Convertible",
  ),
  coded(
    "body",
    "German",
    "SUV=SUV/Geländewagen/Pickup,Hatch=Kleinwagen,Wagon=Kombi,Sedan=Limousine,Convertible=Cabrio/Roadster,Coupe=Sportwagen/Coupé,Van=Van/Minibus",
  ),
  coded(
    "body",
    "codes",
    "SUV=SUV,Hatch=HAT,Wagon=WAG,Sedan=SED,Ute=UTE,Convertible=CON,Coupe=CPE,Van=VAN,People Mover=PMV",
  ),
  coded(
    "body",
    "upper",
    "SUV=SUV,Hatch=HATCHBACK,Wagon=WAGON,Sedan=SEDAN,Ute=UTILITY,Convertible=CABRIOLET,Coupe=COUPE,Van=VAN",
  ),
  coded(
    "state",
    "names",
    "NSW=New South Wales,VIC=Victoria,QLD=Queensland,WA=Western Australia,SA=South Australia,TAS=Tasmania,ACT=Australian Capital Territory,NT=Northern Territory",
  ),
  coded("state", "AU-NSW", "NSW=AU-NSW,VIC=AU-VIC,QLD=AU-QLD,WA=AU-WA,SA=AU-SA,TAS=AU-TAS,ACT=AU-ACT,NT=AU-NT"),
  coded("state", "N.S.W.", "NSW=N.S.W.,VIC=Vic.,QLD=Qld.,WA=W.A.,SA=S.A.,TAS=Tas.,ACT=A.C.T.,NT=N.T."),
];

const MAKERS = "Alpine,Glacier,Pearl,Metallic,Phantom,Ebony,Polar,Titanium,Crystal,Magnetic".split(",");
const COLOURS = [
  form("colour", "Alpine White", ({ colour }, dice) => `${dice.pick(MAKERS)} ${colour}`),
  form("colour", "WHITE", ({ colour }) => colour.toUpperCase()),
  form("colour", "White - Pearl", ({ colour }) => `${colour} - Pearl`),
  form("colour", "White (040)", ({ colour }, dice) => `${colour} (${dice.whole(10, 999)})`),
  form("colour", "White/Black", ({ colour }) => `${colour}/Black`),
  form("colour", "White Metallic", ({ colour }) => `${colour} Metallic`),
];

const NAMES = [
  form("make", "UPPER", ({ make }) => make.toUpperCase()),
  form("make", "lower", ({ make }) => make.toLowerCase()),
  form(
    "make",
    "short",
    ({ make }) =>
      ({ Volkswagen: "VW", "Mercedes-Benz": "Merc", "Land Rover": "Landrover", Mitsubishi: "Mitsi" })[make] ?? make,
  ),
  form("make", "Mercedes", ({ make }) => ({ "Mercedes-Benz": "Mercedes", "Land Rover": "LandRover" })[make] ?? make),
  form("make", "no marks", ({ make }) => make.replace(/[- ]/g, "")),
  form("make", "Pty Ltd", ({ kind, make }) => (kind === "car" ? `${make} Australia` : make)),
  form("model", "UPPER", ({ model }) => model.toUpperCase()),
  form("model", "lower", ({ model }) => model.toLowerCase()),
  form("model", "no marks", ({ model }) => model.replace(/[-]/g, "")),
  form("model", "with make", ({ make, model }) => `${make} ${model}`),
  form("vin", "lower", ({ vin }) => vin.toLowerCase()),
  form("vin", "spaced", ({ vin }) => `${vin.slice(0, 3)} ${vin.slice(3, 9)} ${vin.slice(9)}`),
  form("plate", "hyphen", ({ plate }) => `${plate.slice(0, 3)}-${plate.slice(3)}`),
  form("plate", "with state", ({ plate, state }) => `${plate} (${state})`),
  form("plate", "lower", ({ plate }) => plate.toLowerCase()),
];

export const FORMS: readonly Form[] = [...PRICES, ...KMS, ...YEARS, ...CODES, ...COLOURS, ...NAMES];
