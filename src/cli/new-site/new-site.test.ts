import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
// Loaded before the tests begin, because it writes into the environment when it is loaded.
import "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TEMPLATES } from "../../features/site/choices.ts";
import { checkSites, openSites } from "../../features/site/data.ts";
import { readAnswers } from "./answers-file.ts";
import { askAll } from "./asking.ts";
import { readHours } from "./opening-hours.ts";
import { type Answers, PLACE_QUESTIONS, siteQuestions } from "./questions.ts";
import { existingSlugs, logoProblem, writeSite } from "./writing.ts";

let root: string;
let count = 0;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "forecourt-new-site-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const env = () => {
  const folder = join(root, String(count++));
  mkdirSync(join(folder, "sites"), { recursive: true });
  return { sitesDir: join(folder, "sites"), dataDir: join(folder, "data"), databaseUrl: null };
};

const PLACE = { street: "1 High Street", town: "Kedron", state: "QLD", postcode: "4031", phone: "07 5550 0142" };
const place = { ...PLACE, does: "sales", hours: "" };
function answers(site: Partial<Answers["site"]> = {}, places: Answers["places"] = [place]): Answers {
  const about = {
    name: "North",
    slug: "north",
    legalName: "North Pty Ltd",
    abn: "",
    sells: "cars",
    template: "default",
  };
  return { site: { ...about, colour: "#1F5FBF", logo: "", host: "", email: "a@b.example", ...site }, places };
}

async function conversation(lines: (string | null)[], taken: readonly string[] = []) {
  const said: string[] = [];
  const teller = {
    ask: async (words: string) => {
      said.push(words);
      return lines.shift() ?? null;
    },
    say: (words: string) => void said.push(words),
  };
  return {
    asked: await askAll(teller, { taken: new Set(taken), kinds: [] }, { logo: logoProblem }),
    said: said.join("\n"),
  };
}

test("each answer that cannot be taken is asked for again with the reason, and Enter takes what is offered", async () => {
  const { asked, said } = await conversation(
    [
      ...[
        "",
        "North Motors",
        "taken",
        "",
        "",
        "123",
        "",
        "boats",
        "",
        "",
        "red",
        "",
        join(root, "none.svg"),
        "",
        "localhost",
        "",
      ],
      ...["nobody", "a@b.example", "1 High Street", "Kedron", "QL", "qld", "403", "4031", "12", "07 5550 0142"],
      ...["sells", "", "always", "Mon 9-17, mon 10-11", "Mon 17-9", "Sat-Sun 9-12:30", "y"],
      ...["2 High Street", "Kedron", "QLD", "4031", "07 5550 0143", "service", "", ""],
    ],
    ["taken"],
  );
  expect(asked).toMatchObject({
    ok: true,
    value: {
      site: { name: "North Motors", slug: "north-motors", legalName: "North Motors", abn: "", template: "default" },
      places: [{ state: "QLD", hours: "Sat-Sun 9-12:30" }, { does: "service" }],
    },
  });
  for (const reason of [
    ...["An answer is needed", "There is a site or a dealership", "eleven digits of an ABN", "# and six hexadecimal"],
    ...["There is no file", "name of a public host", "Write an e-mail", '"QL" is not allowed', "four digits"],
    ...["telephone number with its area code", '"sells" is not allowed', "Write days and times", "Mon is named twice"],
    "not after the opening",
  ])
    expect(said).toContain(reason);
});

test("IMG-001 the server resizes a new dealer's pictures, as it does those of all demo dealers", async () => {
  const where = env();
  await writeSite(answers(), where);
  const sites = await openSites(where.sitesDir, { defaultSite: null });
  expect(sites.all().map(({ config }) => config.imageServiceUrl)).toEqual(["/images"]);
  await sites.close();
});

test("answers that end too early are no site", async () => {
  expect((await conversation(["North"])).asked).toEqual({ ok: false, error: "ended" });
  expect((await conversation(["North", "", "", "", "", "", "", "", "", "a@b.example", "1 High"])).asked.ok).toBe(false);
});

test.each(TEMPLATES)("what is written for the template %s is in order beside another site", async (template) => {
  const where = env();
  const places = [place, { ...place, hours: "Mon-Fri 8:30-17:30" }, { ...place, does: "parts", state: "WA" }];
  expect(await writeSite(answers({ slug: "first" }), where)).toMatchObject({ ok: true });
  expect([...(await existingSlugs(where))]).toEqual(["first"]);
  const second = answers({ template, host: "www.north.example", abn: "51 824 753 556" }, places);
  expect(await writeSite(second, where)).toMatchObject({ ok: true });
  expect(await checkSites(where.sitesDir)).toEqual([]);
  const sites = await openSites(where.sitesDir, { defaultSite: null });
  const site = sites.forHost("www.north.example");
  expect(site?.config.template).toBe(template);
  expect(site?.config.timezone).toBe("Australia/Brisbane");
  expect(site?.locations.map(({ slug }) => slug)).toEqual([
    "north-kedron-sales",
    "north-kedron-sales-2",
    "north-kedron-parts",
  ]);
  await sites.close();
});

test("what the dealer sells is told by its stock file, and anything but cars is said in the site's file", async () => {
  const known = { taken: new Set<string>(), kinds: ["caravan", "car"] as const };
  expect(siteQuestions(known).sells.otherwise()).toBe("caravans, cars");
  const file = join(root, "sells.json");
  const read = async (sells?: string) => {
    writeFileSync(file, JSON.stringify({ name: "North", email: "a@b.example", sells, places: [PLACE] }));
    const parsed = await readAnswers(file, known, {});
    return parsed.ok ? parsed.value.site.sells : parsed.error;
  };
  expect(await read()).toBe("caravans, cars");
  expect(await read("Truck and motorcycles")).toBe("trucks, motorcycles");
  expect(await read("boats")).toEqual([expect.stringContaining("cars, motorcycles, trucks, caravans")]);
  const configOf = async (sells: string) => {
    const where = env();
    await writeSite(answers({ sells }), where);
    const sites = await openSites(where.sitesDir, { defaultSite: null });
    const config = sites.all()[0]?.config;
    await sites.close();
    return [config?.itemTypes, config?.vehicleNoun];
  };
  expect(await configOf("cars")).toEqual([["car"], "Car"]);
  expect(await configOf("caravans")).toEqual([["caravan"], "Caravan"]);
  expect(await configOf("caravans, cars")).toEqual([["caravan", "car"], "Vehicle"]);
});

test("whoever answers while another dealer's site is written loses no answer: numbers are given at the end", async () => {
  const where = env();
  const file = join(root, "meanwhile.json");
  writeFileSync(file, JSON.stringify({ name: "North", email: "a@b.example", places: [PLACE] }));
  const parsed = await readAnswers(file, { taken: await existingSlugs(where), kinds: [] }, {});
  if (!parsed.ok) return expect.fail(parsed.error.join());
  expect(await writeSite(answers({ slug: "first" }), where)).toMatchObject({ ok: true });
  expect(await writeSite(parsed.value, where)).toMatchObject({ ok: true });
  const sites = await openSites(where.sitesDir, { defaultSite: null });
  const all = sites.all();
  await sites.close();
  expect(all.map(({ slug, dealerships }) => [slug, dealerships.map(({ id }) => id)])).toEqual([
    ["first", [1]],
    ["north", [2]],
  ]);
});

test("a site that clashes with another is refused with the reason, and nothing of it is left", async () => {
  const where = env();
  await writeSite(answers({ slug: "first", host: "www.north.example" }), where);
  const clash = await writeSite(answers({ host: "www.north.example" }), where);
  expect(clash).toEqual({ ok: false, error: [expect.stringContaining("www.north.example is already taken")] });
  expect(readdirSync(where.sitesDir)).toEqual(["first"]);
  expect(await writeSite(answers({ slug: "first" }), where)).toMatchObject({ ok: false });
  expect(readFileSync(join(where.sitesDir, "first/site.json"), "utf8")).toContain("www.north.example");
});

test("a logo is a picture of at most a megabyte, and is copied; without one there are the initials", async () => {
  const svg = join(root, "logo.svg");
  writeFileSync(svg, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4"/></svg>`);
  writeFileSync(join(root, "text.svg"), "no picture");
  writeFileSync(join(root, "text.txt"), "no picture");
  writeFileSync(join(root, "large.png"), Buffer.alloc(1_000_001));
  expect(await logoProblem(svg)).toBeNull();
  for (const [name, reason] of [
    ["text.svg", "no picture"],
    ["text.txt", "is one of"],
    ["large.png", "over 1 MB"],
  ] as const)
    expect(await logoProblem(join(root, name))).toContain(reason);
  const where = env();
  await writeSite(answers({ logo: svg }), where);
  expect(readFileSync(join(where.sitesDir, "north/public/logo.svg"), "utf8")).toContain("<rect");
  const plain = env();
  await writeSite(answers({ name: "<b> & Söhne", colour: "#FFE000" }), plain);
  const drawn = readFileSync(join(plain.sitesDir, "north/public/logo.svg"), "utf8");
  expect(drawn).toContain(">BS</text>");
  expect(drawn).toContain(`fill="#1c1c1c"`);
});

test("a file of answers is read as the questions are, and all that is wrong with it is said at once", async () => {
  const file = join(root, "answers.json");
  const none = { taken: new Set<string>(), kinds: [] };
  writeFileSync(file, JSON.stringify({ name: "North", email: "a@b.example", places: [PLACE] }));
  expect(await readAnswers(file, none, {})).toEqual({ ok: true, value: answers({ legalName: "North" }) });
  writeFileSync(file, JSON.stringify({ name: "North", color: "#112233" }));
  expect(await readAnswers(file, none, {})).toMatchObject({
    error: [expect.stringContaining('Did you mean "colour"')],
  });
  writeFileSync(file, JSON.stringify({ name: "North", colour: "red", places: [{ ...PLACE, phone: "1" }, {}] }));
  const wrong = await readAnswers(file, none, {});
  expect(wrong.ok ? [] : wrong.error.map((one) => one.replace(`${file}#`, "").split(":")[0])).toEqual([
    ...["/colour", "/email", "/places/0/phone", "/places/1/street", "/places/1/town", "/places/1/state"],
    ...["/places/1/postcode", "/places/1/phone"],
  ]);
  writeFileSync(file, "{");
  for (const path of [file, join(root, "none.json")]) expect((await readAnswers(path, none, {})).ok).toBe(false);
});

test("the example of the docs is a file of answers that can be taken", async () => {
  const doc = readFileSync(join(import.meta.dirname, "../../../docs/new-dealer.md"), "utf8");
  const file = join(root, "example.json");
  writeFileSync(file, /```json\n([\s\S]*?)```/.exec(doc)?.[1] ?? "");
  const read = await readAnswers(file, { taken: new Set(), kinds: [] }, {});
  const keys = Object.keys({ ...siteQuestions({ taken: new Set(), kinds: [] }), places: [] });
  expect(read.ok && Object.keys(JSON.parse(readFileSync(file, "utf8"))).sort()).toEqual(keys.sort());
  expect(read.ok && Object.keys(read.value.places[0] ?? {})).toEqual(Object.keys(PLACE_QUESTIONS));
  expect(existsSync(file)).toBe(true);
});

test("hours are read for all seven days, from the week's own order", () => {
  const read = readHours("Sat–Mon 9.30 - 17:00, Wednesday 10-12");
  expect(read.ok && read.value.map(({ weekday, status, open }) => `${weekday} ${status} ${open ?? ""}`.trim())).toEqual(
    [...["0 Open 09:30", "1 Open 09:30", "2 Closed", "3 Open 10:00", "4 Closed", "5 Closed", "6 Open 09:30"]],
  );
  for (const wrong of ["9-17", "Mon 9-25", "Mon 9", "Mon 9:60-10", "Monday to Friday 9-17", ","])
    expect([wrong, readHours(wrong).ok]).toEqual([wrong, false]);
});
