import type { CarInput } from "../../src/features/stock/schema.ts";
import { formatKm } from "../../src/lib/words/format.ts";
import type { ModelLine } from "./catalogue/parse.ts";
import type { Paint } from "./pictures/paint.ts";
import type { Chance } from "./random.ts";

/** The facts for a salesperson's text. */
export interface Facts {
  readonly car: CarInput;
  readonly line: ModelLine;
  readonly paint: Paint;
  readonly highlights: readonly string[];
  /** The usual kilometres for its age. */
  readonly usualKm: number;
  readonly place: string;
  readonly yard: string;
}

/** Four to six sentences about this vehicle: every fact in them is in its record. */
export function commentsOf(facts: Facts, luck: Chance): string {
  const parts = [opening(facts, luck), distance(facts, luck), equipment(facts, luck), character(facts, luck)];
  return [...parts, terms(facts, luck), closing(facts, luck)].filter((part) => part !== null).join(" ");
}

const ONE_OF_THEM =
  /^Tow bar|(camera|display|sunroof|tailgate|bar|snorkel|canopy|liner|lock|memory|shifter|bed|fridge|cooktop|awning|ensuite|conditioner|cable|floor)$/i;

function opening({ car, paint, yard, place }: Facts, luck: Chance): string {
  const what = `${car.make} ${car.model} ${car.badge ?? ""}`.trim();
  const fresh = [
    `Brand-new ${what}, finished in ${paint.name} and ready for its first owner.`,
    `Be the first owner of this ${car.year} ${what} in ${paint.name}.`,
    `Now on the floor in ${place}: the ${what}, in ${paint.name} over ${trim(car)}.`,
    `The ${car.year} ${what} has landed at ${yard}, and this one wears ${paint.name}.`,
  ];
  const driven = [
    `Our own demonstrator: a ${car.year} ${what} in ${paint.name}.`,
    `Ex-demonstrator ${what}, ${paint.name}, looked after by the team in ${place} from its first day.`,
    `We have run this ${paint.name} ${what} as a demonstrator, and its next owner gets the saving.`,
  ];
  const used = [
    `Here is a tidy ${car.year} ${what} in ${paint.name}.`,
    `${paint.name} over ${trim(car)} suits this ${car.year} ${what} very well.`,
    `Traded here in ${place}: a ${car.year} ${what} that has plainly been cared for.`,
    `If you have been after a ${what}, this ${car.year} example in ${paint.name} deserves a look.`,
    `A ${car.year} ${what} that presents beautifully, inside and out.`,
    `Just through our workshop at ${yard}: this ${paint.name} ${car.year} ${what}.`,
    `You do not see many ${car.year} ${plural(what)} as clean as this one.`,
  ];
  return luck.pick({ new: fresh, demo: driven, used }[car.car_type]);
}

function trim({ interior_colour: colour }: CarInput): string {
  return colour ? `${colour.toLowerCase()} trim` : "a plain interior";
}

function plural(name: string): string {
  return /[sx]$/i.test(name) ? name : `${name}s`;
}

function distance({ car, usualKm }: Facts, luck: Chance): string | null {
  if (car.km === null || car.car_type === "new") {
    return null;
  }
  const km = formatKm(car.km);
  if (car.car_type === "demo") {
    return luck.pick([`Just ${km} so far.`, `It shows ${km}, and the balance of the new-car warranty is yours.`]);
  }
  if (car.km < usualKm * 0.65) {
    return luck.pick([
      `With only ${km} it has done far less than most of its age.`,
      `A low ${km}: well under the usual for a ${car.year}.`,
      `It has covered just ${km}.`,
    ]);
  }
  if (car.km > usualKm * 1.3) {
    return luck.pick([
      `Yes, it has seen ${km}, mostly on the open road, and it is priced for it.`,
      `The ${km} on the clock are honest ones, and the price says so.`,
    ]);
  }
  return luck.pick([
    `The odometer reads ${km}, about right for the year.`,
    `${km} travelled, and it drives as it should.`,
    `Showing ${km}.`,
  ]);
}

function equipment({ highlights }: Facts, luck: Chance): string | null {
  const named = luck.some(highlights, luck.whole(2, 4)).map(lowered);
  const last = named.pop();
  if (last === undefined) {
    return null;
  }
  const list = named.length === 0 ? last : `${named.join(", ")} and ${last}`;
  return luck.pick([
    `You get ${list}.`,
    `Among the equipment: ${list}.`,
    `It comes with ${list}.`,
    `${list.charAt(0).toUpperCase()}${list.slice(1)} are all here.`,
  ]);
}

/**
 * The name of a feature for use within a sentence: `a tow bar`, `heated front seats`, but proper names unchanged,
 * `Apple CarPlay`, `LED headlights`.
 */
function lowered(name: string): string {
  const word = /^(Apple|Android|Bluetooth|[A-Z]{2})/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
  return ONE_OF_THEM.test(name) ? `a ${word}` : word;
}

function character({ car, line }: Facts, luck: Chance): string {
  if (line.itemType !== "car") return luck.pick(ofOthers(car, line));
  const byFuel: Readonly<Record<string, readonly string[]>> = {
    Electric: ["Charge it at home overnight and forget the bowser.", "Quiet, quick and cheap to run."],
    Hybrid: ["The hybrid system makes light work of city fuel bills.", "It never needs plugging in."],
    PHEV: ["Do the school run on electricity and the long run on petrol."],
  };
  const byBody: Readonly<Record<string, readonly string[]>> = {
    ute: [
      "Made for the site on Monday and the beach on Saturday.",
      `It will tow ${car.variant?.towingcapacitybraked ?? 0} kg braked.`,
    ],
    van: ["A load space that earns its keep.", "Easy to load, easy to park, easy to own."],
    hatch: ["Easy to park and light on fuel.", "A fine first car, or a second one."],
    suv: [
      `Room for ${car.seats ?? 5} and what they bring along.`,
      "High enough to see over the traffic, easy enough for the city.",
    ],
    sedan: ["A settled, quiet car for long days.", "A proper boot, and comfort to match."],
    wagon: ["The dog will approve of the load space.", "Drives like the sedan, carries like an SUV."],
    coupe: ["A weekend car that you will find reasons to take on a Tuesday."],
    convertible: ["Roof down, heater on: it works all year."],
  };
  return luck.pick(byFuel[car.simple_fuel ?? ""] ?? byBody[line.body] ?? ["It drives as well as it looks."]);
}

function ofOthers({ specifications: told, variant }: CarInput, line: ModelLine): readonly string[] {
  const sleeps = told?.sleeps ?? 2;
  const kg = (mass: number | null | undefined) => `${(mass ?? 0).toLocaleString("en-AU")} kg`;
  if (line.itemType === "motorcycle") {
    const wet = `${kg(told?.tare_weight)} wet`;
    return line.measures.lams
      ? [
          `LAMS approved and ${wet}: a learner's licence is enough.`,
          `Easy to live with at ${wet}, and learners may ride it.`,
        ]
      : [`It weighs ${wet} and goes as it should.`, "Ask for the key and hear it run."];
  }
  if (line.itemType === "truck") {
    const gross = kg(variant?.grossvehiclemass);
    const load = kg((variant?.grossvehiclemass ?? 0) - (told?.tare_weight ?? 0));
    return [`GVM is ${gross}, which leaves about ${load} to load.`, `Rated to ${gross} and ready to work on Monday.`];
  }
  if (variant)
    return [
      `It sleeps ${sleeps} and drives at a GVM of ${kg(variant.grossvehiclemass)}.`,
      `Beds for ${sleeps}, and a cab that is easy to drive.`,
    ];
  const loaded = kg(told?.aggregate_trailer_mass);
  return [
    `It sleeps ${sleeps}, tares at ${kg(told?.tare_weight)} and may weigh ${loaded} loaded.`,
    `Beds for ${sleeps}; ATM ${loaded}.`,
  ];
}

function terms({ car }: Facts, luck: Chance): string | null {
  if (car.reserved) {
    return "A deposit has been taken on this one; ask us about the next.";
  }
  if (car.status === "coming_soon") {
    return "It is on its way to us: put your name on it before it arrives.";
  }
  if (car.before_price !== null) {
    return luck.pick(["The price has just come down.", "Newly reduced to find it a home this month."]);
  }
  const paper = car.car_type === "used" ? ["A PPSR certificate comes with it."] : [];
  return luck.happens(0.5)
    ? luck.pick([
        "Trade-ins are welcome.",
        "Finance can be arranged on the spot.",
        "Ask us for a walk-around video.",
        ...paper,
      ])
    : null;
}

function closing({ car, yard, place }: Facts, luck: Chance): string {
  return luck.pick([
    `See it at ${yard}, stock number ${car.stocknum}.`,
    `Quote ${car.stocknum} when you call ${yard}.`,
    `Book a drive with us in ${place} (stock ${car.stocknum}).`,
    `Come and see it in ${place}. Our reference is ${car.stocknum}.`,
  ]);
}
