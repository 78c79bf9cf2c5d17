import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { usualState } from "../../src/services/geocoding/states.ts";

/**
 * Makes our table of Australian postcodes and places from GeoNames' postal codes (geonames.org, CC BY 4.0):
 *
 *     node scripts/generate/postcodes.ts AU.txt
 *
 * AU.txt is in download.geonames.org/export/zip/AU.zip. A line of the table is a postcode, as the difference to the one
 * before, and its places: `name,latitude,longitude`, in hundredths of a degree (about 1 km) as differences to the
 * place before; behind a name of another state than the postcode's usual one stands `!` and that state. The place that
 * gives the postcode its name comes first.
 */

const FILE = "src/services/geocoding/data/places.generated.ts";
/** Post offices, delivery centres, barracks, campuses: places that hand out mail, but where nobody lives. */
const NO_TOWN =
  /\b(DC|BC|MC|PO|GPO|LPO|CMC|MSC|LVR|Hmas|Plaza|Campus|University|Delivery Centre|Parliament House|Station Arcade|Post Shop)\b/i;
/** Postcodes of post office boxes and large receivers, which no street has. */
const BOXES = /^[189]/;
/** What people call a postcode whose places do not tell it. */
const KNOWN_AS: Readonly<Record<string, string>> = {
  "0870": "Alice Springs",
  "2000": "Sydney",
  "2150": "Parramatta",
  "2600": "Canberra",
  "3000": "Melbourne",
  "3280": "Warrnambool",
  "4000": "Brisbane",
  "4217": "Surfers Paradise",
  "5000": "Adelaide",
  "6000": "Perth",
};

interface Row {
  readonly name: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
  readonly isSure: boolean;
}

const titled = (name: string) =>
  name
    .replace(/^(Home|West) Island (?=Cocos)/, "")
    .replace(/ (Of|The|And|On|At|In)(?= )/g, (word) => word.toLowerCase());

function rowsByPostcode(text: string): ReadonlyMap<string, readonly Row[]> {
  const byPostcode = new Map<string, Row[]>();
  for (const line of text.trim().split("\n")) {
    const [, postcode = "", name = "", , state = "", , , , , lat, lng, sureness] = line.split("\t");
    if (BOXES.test(postcode)) continue;
    const row = { name: titled(name), state, lat: Number(lat), lng: Number(lng), isSure: Number(sureness) >= 4 };
    byPostcode.set(postcode, [...(byPostcode.get(postcode) ?? []), row]);
  }
  return byPostcode;
}

/** The towns of a postcode, the one that names it first: it is in the most other names, or the most central. */
function townsOf(postcode: string, rows: readonly Row[]): readonly Row[] {
  const towns = rows.filter(({ name }) => !NO_TOWN.test(name));
  const all = towns.length > 0 ? towns : rows;
  const sure = all.filter(({ isSure }) => isSure);
  const counted = sure.length > 0 ? sure : all;
  const middle = (of: (row: Row) => number) => counted.reduce((sum, row) => sum + of(row), 0) / counted.length;
  const [lat, lng] = [middle((row) => row.lat), middle((row) => row.lng)];
  const worth = (row: Row): number => {
    if (row.name === KNOWN_AS[postcode]) return 1_000;
    const within = rows.filter(({ name }) => name !== row.name && ` ${name} `.includes(` ${row.name} `)).length;
    return (row.isSure ? 50 : 0) + within - Math.hypot(row.lat - lat, row.lng - lng) / 10;
  };
  const byName = all.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const first = byName.reduce((best, row) => (worth(row) > worth(best) ? row : best));
  return [first, ...byName.filter((row) => row !== first)];
}

function tableOf(text: string): string {
  const lines: string[] = [];
  let [before, lat, lng] = [0, 0, 0];
  for (const [postcode, rows] of [...rowsByPostcode(text)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const places = townsOf(postcode, rows).map((row) => {
      const [y, x] = [Math.round(row.lat * 100), Math.round(row.lng * 100)];
      const place = `${row.name}${row.state === usualState(postcode) ? "" : `!${row.state}`},${y - lat},${x - lng}`;
      [lat, lng] = [y, x];
      return place;
    });
    lines.push([Number(postcode) - before, ...places].join(";"));
    before = Number(postcode);
  }
  return lines.join("\n");
}

if (import.meta.main) {
  const table = tableOf(readFileSync(process.argv[2] ?? "", "utf8"));
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } };
  const base64 = brotliCompressSync(table, options).toString("base64");
  const from =
    "// Made by scripts/generate/postcodes.ts from GeoNames' postal codes of Australia (geonames.org, CC BY 4.0).";
  writeFileSync(FILE, `${from}\nexport const PLACES_BROTLI_BASE64 =\n  "${base64}";\n`);
}
