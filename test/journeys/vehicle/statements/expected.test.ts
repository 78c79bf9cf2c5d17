import { expect, test } from "vitest";
import { openingRows, openTurns } from "../../../../src/features/hours/opening.ts";
import { locationJsonLd } from "../../../../src/features/seo/json-ld.ts";
import { openSites } from "../../../../src/features/site/data.ts";
import { expectedAt, isOpenByData, type Stated } from "./expected.ts";
import { instantsOf } from "./instants.ts";
import { wrongOf } from "./opening.ts";
import { type Dealer, dateOfRow, dealerOf } from "./places.ts";
import { SITES } from "./sites.ts";
import { instantOf, oddDates, wall } from "./wall.ts";

/** A Sunday morning in Australia. */
const START = Date.UTC(2026, 10, 21, 23);
const ZONES = [...new Set(SITES.map((site) => dealerOf(site).zone))];
const sites = await openSites("sites", { defaultSite: null, secrets: () => null });

test("some of the sites' time zones have daylight saving, others have not", () => {
  expect(ZONES.map((zone) => [zone, oddDates("2026-11-22", zone)])).toEqual(
    expect.arrayContaining([
      ["Australia/Sydney", ["2027-04-04", "2027-10-03"]],
      ["Australia/Brisbane", []],
      ["Australia/Perth", []],
    ]),
  );
  expect(instantOf("2027-10-03", "02:30", "Australia/Sydney")).toBeNull();
  expect(instantOf("2027-10-03", "03:00", "Australia/Sydney")).toBe(Date.parse("2027-10-03T02:00:00+10:00"));
  expect(instantOf("2026-11-22", "09:00", "Australia/Perth")).toBe(Date.parse("2026-11-22T09:00:00+08:00"));
});

/** The kinds of days that the demo dealers' records must have for the instants to prove anything. */
test("the instants hold a day that is closed, one by appointment, one without an end, one without a beginning and nights of moved clocks", () => {
  const said = SITES.flatMap((site) => {
    const dealer = dealerOf(site);
    return instantsOf(dealer, START, ZONES).flatMap(({ now, places }) =>
      places.map((place) => `${wall(now, dealer.zone).date} ${expectedAt(place, now, dealer.zone)?.text}`),
    );
  });
  for (const kind of [
    /Opens today at 8\.30am/,
    /Open today until 5\.30pm/,
    /Closed now, opens tomorrow/,
    /Closed now, opens Monday/,
    /2026-12-25 Closed now/,
    /Open 24 hours today/,
    /Open today, 9 til late/,
    /By appointment today/,
    /2027-04-04 Open/,
    /2027-10-03 Open/,
  ])
    expect(said, String(kind)).toEqual(expect.arrayContaining([expect.stringMatching(kind)]));
});

test.each(SITES)(
  "LOC-029 LOC-030 LOC-031 LOC-038 %s: header, card, page and data are made of what its dealer's record says at every turn of its hours",
  (slug) => {
    const dealer = dealerOf(slug);
    const { zone } = dealer;
    const site = sites.bySlug(slug);
    if (!site) throw new Error(`no site ${slug}`);
    const visible = site.locations.filter((location) => location.visible);
    expect(visible.map((location) => location.slug)).toEqual(dealer.places.map((place) => place.slug));
    const instants = instantsOf(dealer, START, ZONES);
    expect(instants.length).toBeGreaterThan(50);
    for (const location of visible) {
      const place = dealer.places.find((one) => one.slug === location.slug);
      if (!place) throw new Error(`no place ${location.slug}`);
      const { openingHoursSpecification = [] } = locationJsonLd(location, site, "https://x.example") as {
        openingHoursSpecification?: readonly Stated[];
      };
      for (const { now } of instants) {
        const at = `${location.slug} ${new Date(now).toISOString()}`;
        const is = expectedAt(place, now, zone);
        const turns = openTurns(location, now, zone);
        expect(turns?.value[0] ?? null, at).toEqual(is && { text: is.text, now: is.isOpen, from: now });
        // The next statement is right from its minute on, and the present one until then.
        const next = turns?.value.slice(1) ?? [];
        for (const [after, { from, text }] of next.entries()) {
          const isSilent = text === "" && after === next.length - 1 && from - now > 24 * 3_600_000;
          if (!isSilent)
            expect(text, `${at}, from ${new Date(from).toISOString()}`).toBe(expectedAt(place, from, zone)?.text ?? "");
        }
        if (turns?.changesAt) {
          const last = expectedAt(place, turns.changesAt - 60_000, zone);
          expect(last?.text, `${at}, a minute before it turns`).toBe(is?.text);
        }
        const { date } = wall(now, zone);
        for (const row of openingRows(location, now, zone).value) {
          const of = dateOfRow(date, row.weekday);
          const day = place.on(of);
          expect(row, at).toMatchObject({
            from: instantOf(of, "00:00", zone),
            hours: day?.words,
            special: day?.isSpecial,
            today: of === date,
          });
        }
        const today = place.on(date);
        const canTell = !today?.isOpen || today.open !== null || today.close !== null;
        if (canTell) expect(isOpenByData(openingHoursSpecification, now, zone), at).toBe(is?.isOpen ?? false);
      }
    }
  },
);

const PLACE = {
  slug: "yard",
  name: "The Yard",
  on: (date: string) => ({
    isOpen: date !== "2026-11-25",
    byAppointment: false,
    open: date === "2026-11-25" ? null : "09:00",
    close: date === "2026-11-25" ? null : "17:00",
    words: date === "2026-11-25" ? "Closed" : "9am – 5pm",
    isSpecial: date === "2026-11-25",
  }),
  specialDates: ["2026-11-25"],
};
const OTHER = { ...PLACE, slug: "shop", name: "The Shop", on: () => PLACE.on("2026-11-25") };
const DEALER: Dealer = {
  site: "x",
  zone: "Australia/Perth",
  places: [PLACE, OTHER],
  primary: PLACE,
  prefix: "/locations",
};
/** Perth's clocks show 16:59 on a Tuesday. */
const NOW = Date.parse("2026-11-24T16:59:00+08:00");
const SOUND =
  `<header><p>Open today until 5pm, 2 yards</p></header><main><h3>The Shop</h3><p>Closed today</p><h3>The Yard</h3>
  <p>Open today until 5pm</p><table><tr><th>Monday – Tuesday</th><td>9am – 5pm</td></tr><tr><th>Wednesday<small>Special hours</small></th>
  <td>Closed</td></tr></table><table><tr><th>Tuesday<span>today</span></th><td>9am – 5pm</td></tr></table></main>
  <footer><p>Open today until 5pm</p><p>© <!-- -->2026 The Yard</p></footer><script type="application/ld+json">{"name":"The Yard","openingHoursSpecification":[
  {"dayOfWeek":"Tuesday","opens":"09:00","closes":"17:00"}]}</script>`.replaceAll(/\n\s+/g, " ");

test("a right statement is accepted until the minute at which it becomes wrong", () => {
  expect(wrongOf(SOUND, DEALER, NOW)).toEqual([]);
  expect(wrongOf(SOUND, DEALER, NOW + 60_000)).toEqual(
    Array(3).fill('of The Yard it says "Open today until 5pm", and it is "Closed now, opens Thursday at 9am"'),
  );
});

test.each([
  ["<header><p>Open today until 5pm", "<header><p>Open today until 4pm"],
  ["<header><p>Open today until 5pm", "<header><p>Closed now, opens Thursday at 9am"],
  ["Closed today", "Open today until 5pm"],
  ["<footer><p>Open today until 5pm", "<footer><p>Opens today at 9am"],
  ["<td>Closed</td>", "<td>9am – 5pm</td>"],
  ["Monday – Tuesday", "Monday – Wednesday"],
  ["Tuesday<span>today", "Monday<span>today"],
  ["Tuesday<span>today", "Tuesday<small>special hours"],
  ['"closes":"17:00"', '"closes":"16:00"'],
  ["2026 The Yard", "2027 The Yard"],
  ['"dayOfWeek":"Tuesday"', '"dayOfWeek":"Monday"'],
])("a page that says %j as %j would be found wrong", (from, to) => {
  expect(SOUND).toContain(from);
  expect(wrongOf(SOUND.replace(from, to), DEALER, NOW)).toHaveLength(1);
});
