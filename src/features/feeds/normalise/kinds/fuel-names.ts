import type { SimpleFuel } from "../../../vocabulary/fuels.ts";
import { fold } from "../text.ts";

/** Matches any of these engine names as a whole word, with or without its litres in front. */
const nameOf = (names: string) => new RegExp(`(?<![\\w-])(?:\\d\\.\\d ?)?(?:${names})(?![\\w-])`, "i");

/**
 * Engines by their makers' names for them ("2.0 TDI", "132TSI", "4cyl MPFI"). The most reliable come first: a plug-in
 * hybrid may also name the combustion engine in it.
 */
const BY_NAME: readonly (readonly [SimpleFuel, RegExp])[] = [
  ["PHEV", nameOf("phev|plug-?in hybrid|4xe|t[5-8] (?:recharge|twin engine)|recharge t[5-8]|\\d{0,2} ?tfsi ?e|dm-?i")],
  ["Hybrid", nameOf("hybrid|m?hev|e:hev|e-power")],
  [
    "Diesel",
    nameOf(
      "\\d\\.\\d ?d|\\d{0,3}(?:bi)?tdi ?\\d{0,3}|crdi?|cdti|e?dci|tdci|(?:e-?|blue)?hdi|jtdm?|d-?4d|di-d|ddis|t\\/d(?:iesel)?|t\\/dsl|multijet|\\d{0,3} ?cdi|bluetec|i-?dtec|td[46]|[ts]dv[68]|sd[v4]\\d?|gd-?6|ecoblue|skyactiv-?d|duratorq",
    ),
  ],
  [
    "Petrol",
    nameOf(
      "\\d{0,3}tf?si ?\\d{0,3}|mpf?i|spfi|efi|t?-?gdi|dig-?t|vvt-?i|i?-?vtec|ecoboost|puretech|thp|tce ?\\d{0,3}|multiair|twinair|skyactiv-?g|boosterjet|carb(?:y|urett?or)",
    ),
  ],
];

/** Letters that particular makers add to the numbers of models: BMW's 320d, Land Rover's P250, Lexus' NX300h. */
const BY_MAKE: Readonly<Record<string, readonly (readonly [SimpleFuel, RegExp])[]>> = {
  BMW: [
    ["PHEV", nameOf("[2-7]\\d[05]x?e|[xs]drive ?\\d[05]e")],
    ["Diesel", nameOf("m?[1-8]\\d{1,2}x?d|[xs]drive ?\\d{2}d")],
    ["Petrol", nameOf("m?[1-8]\\d{2}x?i|[xs]drive ?\\d{2}i")],
  ],
  "Mercedes-Benz": [
    ["PHEV", nameOf("[a-z]{1,3} ?\\d{3} ?d?e")],
    ["Diesel", nameOf("[a-z]{0,3} ?\\d{3} ?d")],
  ],
  "Land Rover": [
    ["PHEV", nameOf("p\\d{3}e")],
    ["Diesel", nameOf("d\\d{3}")],
    ["Petrol", nameOf("p\\d{3}|si[46]")],
  ],
  Jaguar: [
    ["PHEV", nameOf("p\\d{3}e")],
    ["Diesel", nameOf("d\\d{3}|[23]\\dd")],
    ["Petrol", nameOf("p\\d{3}|[23]\\dt")],
  ],
  Volvo: [
    ["Diesel", nameOf("d[2-6]")],
    ["Petrol", nameOf("t[2-5]")],
  ],
  Lexus: [
    ["PHEV", nameOf("[a-z]{2} ?\\d{3}h\\+")],
    ["Electric", nameOf("[a-z]{2} ?\\d{3}e")],
    ["Hybrid", nameOf("[a-z]{2} ?\\d{3}h")],
  ],
};

/** Makes and models that are sold only with a battery. */
const ELECTRIC = `
Tesla
Polestar: 2, 3, 4
Rivian
Lucid
Zeekr
XPeng
Smart: #1, #3
BYD: Atto 2, Atto 3, Dolphin, Seal, e6, T3
MG: MG4, ZS EV, MG5 EV, Cyberster, IM5, IM6
Kia: EV3, EV4, EV5, EV6, EV9, PV5
Hyundai: Ioniq 5, Ioniq 6, Ioniq 9, Inster
Nissan: Leaf, Ariya
Renault: Zoe, Megane E-Tech, Kangoo E-Tech
Toyota: bZ4X
Lexus: RZ, RZ450e
Subaru: Solterra
Volkswagen: ID.3, ID.4, ID.5, ID.7, ID. Buzz, e-Golf, e-up!
Audi: e-tron, e-tron GT, Q4 e-tron, Q6 e-tron, Q8 e-tron
Cupra: Born, Tavascan
Skoda: Enyaq, Elroq
BMW: i4, i5, i7, iX, iX1, iX2, iX3
Mercedes-Benz: EQA, EQB, EQC, EQE, EQS, EQV, eVito, eSprinter
Porsche: Taycan
Jaguar: I-Pace
Ford: Mustang Mach-E, E-Transit
Volvo: C40, EX30, EX40, EX90, EC40
GWM: Ora
Fiat: 500e
Abarth: 500e
Chevrolet: Bolt, Bolt EV, Bolt EUV
Leapmotor: T03
LDV: eDeliver 7, eDeliver 9, eT60, MIFA 9
`;
const keyOf = (model: string) => fold(model).replaceAll(" ", "");
const electric = new Map<string, ReadonlySet<string> | null>(
  ELECTRIC.trim()
    .split("\n")
    .map((line) => {
      const [make = "", models] = line.split(": ");
      return [make, models === undefined ? null : new Set(models.split(", ").map((model) => keyOf(model)))];
    }),
);

/** The fuel that an engine's name in a title, a badge or an engine column implies; null if it names no engine. */
export function fuelOfName(make: string, text: string): SimpleFuel | null {
  const byMake = Object.hasOwn(BY_MAKE, make) ? (BY_MAKE[make] ?? []) : [];
  const first = BY_NAME.find(([, names]) => names.test(text))?.[0];
  return first ?? byMake.find(([, names]) => names.test(text))?.[0] ?? null;
}

/** Whether every version of this make and model runs on a battery alone. */
export function isOnlyElectric(make: string, model: string): boolean {
  const models = electric.get(make);
  return models === null || (models?.has(keyOf(model)) ?? false);
}
