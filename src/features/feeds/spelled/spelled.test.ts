import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Car, CarInput } from "../../stock/schema.ts";
import { buildCar, contextOf } from "../car/car.ts";
import { YARD } from "../car/testing.ts";
import { type Yards, yardsOf } from "../place.ts";
import { EXPORT_FORMATS, stockFile } from "../stock-file.ts";
import { isRow, surveyFeed } from "../survey.ts";
import { Tally } from "../tally.ts";
import { CAR_KEYS, type CarKey, PART_OF } from "./keys.ts";
import { wholeCar } from "./whole-car.testing.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "feed-spelled-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The first car of a file of this content, and the kinds of warnings about it. */
async function read(
  content: string,
  yards: Yards = yardsOf([], "us"),
): Promise<{ car: CarInput; warned: readonly string[] }> {
  const file = join(folder, "stock");
  await writeFile(file, content);
  const tally = new Tally();
  const survey = await surveyFeed(file, tally, null);
  if (!survey.ok) throw new Error(survey.error);
  const { plan, spelled, sample } = survey.value;
  const rows = sample.filter(isRow);
  await survey.value.feed.rows.return(undefined);
  const [row] = rows;
  if (!row) throw new Error("The file has no row.");
  const built = buildCar(row, { ...contextOf(plan, rows, yards, Date.UTC(2026, 4, 1)), spelled }, tally);
  if (!built.ok) throw new Error(built.problem.reason);
  return { car: built.car, warned: tally.counts().map(({ kind }) => kind) };
}

const WHOLE = wholeCar();
const IDENTITY = ["stocknum", "make", "model", "year", "car_type", "item_type", "status"] as const;

/** A file in which the car has only its identity and these fields. */
async function fileOf(format: (typeof EXPORT_FORMATS)[number], keys: readonly CarKey[]): Promise<string> {
  const car = Object.fromEntries([...IDENTITY, ...keys].map((key) => [key, WHOLE[key]]));
  async function* cars() {
    yield car as unknown as Car;
  }
  let text = "";
  for await (const piece of stockFile(cars(), format)) text += piece;
  if (format !== "csv") return text.replace(/<\w+\/>\n/g, "");
  const [heading = "", row = ""] = text.replace(/^\ufeff/, "").split("\r\n");
  const kept = heading.split(",").flatMap((name, at) => (name in car ? [at] : []));
  const cells = row.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)?.map((cell) => cell.replace(/,$/, "")) ?? [];
  return [heading.split(","), cells].map((line) => kept.map((at) => line[at]).join(",")).join("\n");
}

describe.each(EXPORT_FORMATS)("a field alone in a %s file", (format) => {
  test.each(CAR_KEYS)("CAR-001 %s arrives where it belongs, as it is spelled", async (key) => {
    const { car } = await read(await fileOf(format, [key]));
    expect(car[key]).toEqual(WHOLE[key]);
    // Aliases of the field and fields derived from it are excepted; nothing else may appear in another field or the
    // extras.
    if (key !== "extras") expect(car.extras).toEqual({});
    if (!/image|thumbnail|photos/.test(key)) expect(car.images).toEqual([]);
  });
});

const BASE = { stocknum: "U1", make: "Kia", model: "Rio", year: 2019, car_type: "used", item_type: "car", price: 9990 };

describe("the specification's own shapes, as others write them", () => {
  test.each([...PART_OF])("CAR-078..109 %s may stand beside the other columns", async (name, [key, part]) => {
    const whole = WHOLE[key] as Record<string, unknown>;
    const value = whole[part];
    const { car } = await read(JSON.stringify([{ ...BASE, [name]: value }]));
    expect((car[key] as Record<string, unknown>)[part]).toEqual(value);
    const dotted = await read(
      `stocknum,make,model,year,car_type,item_type,${key}.${part}\nU1,Kia,Rio,2019,used,car,"7.5"`,
    );
    expect((dotted.car[key] as Record<string, unknown>)[part]).toEqual(typeof value === "number" ? 7.5 : "7.5");
  });

  test("CAR-055 CAR-056 a location_id that is one of the dealership's places puts the car there, any other is kept", async () => {
    const other = { ...YARD, id: 8, slug: "southside", name: "Southside" };
    const placed = async (location_id: number) =>
      (await read(JSON.stringify([{ ...BASE, location_id }]), yardsOf([YARD, other], "us"))).car;
    expect(await placed(8)).toMatchObject({
      location_id: 8,
      location_name: "Southside",
      location: { slug: "southside" },
    });
    expect(await placed(99)).toMatchObject({ location_id: 99 });
  });

  test("CAR-043 CAR-045 CAR-046 CAR-050 a report, a cabin and hotspots are no photos and no colour", async () => {
    const { car } = await read(
      JSON.stringify([
        {
          StockNo: "U1",
          Make: "Kia",
          Model: "Rio",
          Year: 2019,
          images: ["https://p.example/1.jpg", "https://p.example/2.jpg"],
          file: "https://p.example/report.pdf",
          spin_interior_image: "https://p.example/cabin.jpg",
          hotspots: { exterior: [], interior: [{ id: 1, description: "Int dot" }] },
          walkaround_videos: [{ video: { url: "https://p.example/walk.mp4" } }],
        },
      ]),
    );
    expect(car.images.map(({ image }) => image?.url)).toEqual(["https://p.example/1.jpg", "https://p.example/2.jpg"]);
    expect(car.interior_colour).toBeNull();
    expect(car).toMatchObject({
      file: "https://p.example/report.pdf",
      spin_interior_image: "https://p.example/cabin.jpg",
      hotspots: { interior: [{ id: 1, description: "Int dot" }] },
      walkaround_videos: [{ video: { url: "https://p.example/walk.mp4" } }],
      extras: {},
    });
  });

  test("FIN-003 a lender's comparison rate below its own rate is told in the report, with both figures", async () => {
    const fileWith = (comparisonRate: number) =>
      `[{"stocknum":"U1","make":"Kia","model":"Rio","year":2019,"finance_lenders":{"taurus":{"interestRate":8.5,"comparisonRate":${comparisonRate}}}}]`;
    const { car, warned } = await read(fileWith(8.19));
    expect(warned).toContain("comparison-rate-low");
    expect(car.finance_lenders).toEqual({ taurus: { interestRate: 8.5, comparisonRate: 8.19 } });
    expect((await read(fileWith(8.5))).warned).not.toContain("comparison-rate-low");
  });

  test("CAR-035 pictures that lie on no site are left out and told of, also where the file names its fields as we do", async () => {
    const photo = `/photos/${"ab".repeat(16)}.jpg`;
    const images = ["/cars/rio.jpg", "https://p.example/1.jpg", photo];
    const { car, warned } = await read(
      JSON.stringify([{ stocknum: "U1", make: "Kia", model: "Rio", year: 2019, images }]),
    );
    expect(car.images.map(({ image }) => image?.url)).toEqual(["https://p.example/1.jpg", photo]);
    expect([car.photos_count, warned]).toEqual([2, expect.arrayContaining(["picture-path"])]);
  });

  test("CAR-035..041 lists as XML likes to write them: named after what they hold, repeated, or as bare addresses", async () => {
    const { car } = await read(`<stock><car><stocknum>U1</stocknum><make>Kia</make><model>Rio</model><year>2019</year>
      <images><image><url>https://p.example/1.jpg</url><thumb><url>https://p.example/1s.jpg</url></thumb></image><isVideo>true</isVideo><image><url>https://p.example/2.jpg</url></image></images>
      <videos><video><url>https://v.example/1.mp4</url></video></videos>
      <walkaround_videos><item>https://v.example/w.mp4</item></walkaround_videos>
      <payment_processors>card</payment_processors><payment_processors>transfer</payment_processors>
      <filtered_features>Tow bar|Sunroof</filtered_features>
      <finance_lenders><nissan_finance><interestRate>7.49</interestRate><term5>146.7</term5><disclaimer>Ask us.</disclaimer></nissan_finance></finance_lenders>
    </car></stock>`);
    expect(car).toMatchObject({
      images: [
        { image: { url: "https://p.example/1.jpg", thumb: { url: "https://p.example/1s.jpg" } } },
        { isVideo: true },
        { image: { url: "https://p.example/2.jpg" } },
      ],
      photos_count: 2,
      primary_image_url: "https://p.example/1.jpg",
      thumbnails: ["https://p.example/1s.jpg"],
      videos: [{ video: { url: "https://v.example/1.mp4" } }],
      walkaround_videos: [{ video: { url: "https://v.example/w.mp4" } }],
      payment_processors: ["card", "transfer"],
      filtered_features: ["Tow bar", "Sunroof"],
      finance_lenders: { nissan_finance: { interestRate: 7.49, term5: 146.7, disclaimer: "Ask us." } },
    });
  });

  test("what is in no such shape is read by its sense, and its unknown parts are kept", async () => {
    const { car } = await read(
      JSON.stringify([
        {
          ...BASE,
          price: "$12,990 drive away",
          rego_expiry: "05/03/2027",
          images: ["https://p.example/1.jpg"],
          variant: { cylinders: "4", paint: "Protected twice" },
          location: { city: "Manly", state: "NSW" },
          extras: ["Tow bar"],
        },
      ]),
    );
    expect(car).toMatchObject({ price: 12_990, price_type: "Drive away", rego_expiry: "2027-03-05", photos_count: 1 });
    expect(car).toMatchObject({
      variant: { cylinders: 4 },
      extras: { "variant.paint": "Protected twice" },
      city: "Manly",
    });
    expect(car.standardEquipment).toEqual(["Tow bar"]);
  });

  test("CAR-014 a price that such a file leaves empty is none, whatever the car cost before", async () => {
    const { car } = await read(
      JSON.stringify([{ ...BASE, price: null, before_price: 12_000, badge: null, name: "2019 Kia Rio S" }]),
    );
    expect(car).toMatchObject({ price: null, before_price: 12_000, badge: null, name: "2019 Kia Rio S" });
  });

  test("CAR-046 more hotspots than a car has are left out with a word, and the car comes in", async () => {
    const dot = { id: 1, description: "dot" };
    const { car, warned } = await read(
      JSON.stringify([{ ...BASE, hotspots: { exterior: Array(50_000).fill(dot), interior: [] } }]),
    );
    expect(car.hotspots).toBeNull();
    expect(car.extras).toEqual({});
    expect(warned).toContain("field-too-long");
    const million = `[{"make":"Kia","hotspots":{"exterior":[${Array(1_000_000).fill('{"id":1,"description":""}').join()}]}}]`;
    await expect(read(million)).rejects.toThrow("A record of the file is longer than 8 MB.");
    const elements = `<stock>${"<car><make>Kia</make><model>Rio</model></car>".repeat(2)}<car><make>Kia</make><model>Rio</model><hotspots>${"<exterior/>".repeat(1_000_000)}</hotspots></car></stock>`;
    await expect(read(elements)).rejects.toThrow("too many elements");
  });

  test("a key that would touch an object's prototype stays out", async () => {
    const { car } = await read(
      `[{"stocknum":"U1","make":"Kia","model":"Rio","year":2019,"finance_lenders":{"__proto__":{"polluted":1}},"payment_processors":["card"]}]`,
    );
    expect(car.finance_lenders).toBeNull();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

test("a text that a spreadsheet would run is written as a text, and read as it was", async () => {
  const formula = '=HYPERLINK("https://evil.example","x")';
  async function* cars() {
    yield { ...WHOLE, dealercomments: formula, tag: "'-5" } as unknown as Car;
  }
  let text = "";
  for await (const piece of stockFile(cars(), "csv")) text += piece;
  expect(text).toContain(`"'=HYPERLINK(""https`);
  expect((await read(text)).car).toMatchObject({ dealercomments: formula, tag: "'-5" });
});
