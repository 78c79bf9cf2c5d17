import { remember } from "../../../lib/memory/remember.ts";

/** Words that systems truncate to fit narrow columns. */
const CUT_WORDS =
  "transmission odometer kilometres registration manufacturer description colour compliance location variant availability dealership mileage condition features gearbox advertised reference".split(
    " ",
  );
/** Other abbreviations that people and systems use. */
const SHORT_FOR: Readonly<Record<string, string>> = {
  "#": "number",
  "1st": "first",
  amt: "amount",
  bdg: "badge",
  bge: "badge",
  bdy: "body",
  bld: "build",
  blt: "built",
  clr: "colour",
  cntry: "country",
  compl: "compliance",
  cts: "cents",
  col: "colour",
  desc: "description",
  dt: "date",
  cond: "condition",
  cyls: "cylinders",
  descr: "description",
  drs: "doors",
  drv: "drive",
  eng: "engine",
  exp: "expiry",
  fl: "fuel",
  gbx: "gearbox",
  grbx: "gearbox",
  inv: "inventory",
  loc: "location",
  ltrs: "litres",
  mdl: "model",
  mfg: "manufacture",
  mfr: "manufacturer",
  manuf: "manufacturer",
  mk: "make",
  nbr: "number",
  nr: "number",
  odo: "odometer",
  prc: "price",
  rdg: "reading",
  reg: "registration",
  regn: "registration",
  rtl: "retail",
  rgo: "rego",
  ser: "series",
  srs: "series",
  st: "state",
  stk: "stock",
  stl: "style",
  tran: "transmission",
  trn: "transmission",
  trns: "transmission",
  trs: "transmission",
  typ: "type",
  vhcl: "vehicle",
  varnt: "variant",
  vrnt: "variant",
  xmsn: "transmission",
  yr: "year",
};
/** Currencies that follow the word for a price: "price_in_aed", "Asking Price (PLN)". */
const CODES =
  "aed sar qar kwd omr bhd jod pln czk huf ron chf sek nok dkk jpy cny hkd cad mxn brl myr sgd thb php idr pkr lkr bdt ngn kes ghs egp rub".split(
    " ",
  );
/** Units in headings, by their spelling there. */
export const UNITS: Readonly<Record<string, string>> = {
  km: "km",
  kms: "km",
  kilometres: "km",
  kilometers: "km",
  miles: "miles",
  mi: "miles",
  aud: "AUD",
  usd: "USD",
  eur: "EUR",
  euro: "EUR",
  gbp: "GBP",
  nzd: "NZD",
  inr: "INR",
  zar: "ZAR",
  ...Object.fromEntries(CODES.map((code) => [code, code.toUpperCase()])),
  kg: "kg",
  kgs: "kg",
  t: "t",
  tonnes: "t",
  mm: "mm",
  cm: "cm",
  m: "m",
  metres: "m",
  meters: "m",
  ft: "ft",
  feet: "ft",
  l: "l",
  litres: "l",
  liters: "l",
  cc: "cc",
  ccm: "cc",
  kw: "kw",
  hp: "hp",
  ps: "hp",
  tenthousands: "tenthousands",
  lakh: "lakh",
  lakhs: "lakh",
};

/** The lower-case words of a heading: `imageURLs` becomes image and urls. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/['’]/g, "")
    .replace(/([A-Z]{2})s(?![a-z])/g, "$1S")
    .replace(/([a-z])(\d*)([A-Z])/g, "$1$2 $3")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9#]+/)
    .filter(Boolean);
}

/** The same key for `StockNumber`, `stock_number`, `STOCK NUMBERS`. */
export function keyOf(words: readonly string[]): string {
  const joined = words.join("");
  return joined.length > 3 ? joined.replace(/s$/, "") : joined;
}

/** The full word for one that was abbreviated or truncated: "trn", or "TRANSMISSI" of ten characters. */
export const longOf = remember((word) => {
  if (Object.hasOwn(SHORT_FOR, word)) return SHORT_FOR[word] ?? word;
  const found = word.length >= FEWEST_LETTERS ? CUT_WORDS.filter((long) => long.startsWith(word)) : [];
  return found.length === 1 ? (found[0] ?? word) : word;
});
const FEWEST_LETTERS = 4;
