import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../../../src/db/open.ts";
import { openDay } from "../../setup/clock/days.ts";
import { QUICK_PICTURES, type ServerProcess, startServerProcess } from "../../setup/server-process.ts";
import { openBrowser, SITES, type Visitor } from "../browser.ts";
import { type FoundForm, formsOf, inTurns } from "./forms/addresses.ts";
import { untold } from "./forms/events.ts";
import { type FormOfSite, fewest } from "./forms/fewest.ts";
import type { Person } from "./forms/person.ts";
import { formsIn } from "./forms/reading.ts";
import { type PlainVisitor, plainVisitor, sendInBrowser, sendPlain } from "./forms/sending.ts";

const { visit } = openBrowser({ pictures: false });
// So many leads, bookings and reserved cars would be in the way of other journeys, which run beside this one.
let server: ServerProcess;
let db: Database;
let reader: Visitor;
beforeAll(async () => {
  server = await startServerProcess({ POSTS_PER_MINUTE: "10000", ...QUICK_PICTURES });
  db = await openDatabase({ url: null, dataDir: server.dataDir });
  reader = await visit();
});
afterAll(async () => {
  await reader?.leave();
  await db?.destroy();
  await server?.stop();
});

/** A person for each form, whose address identifies the lead. Their appointments are in a fortnight. */
const people: Person[] = [];
/** Addresses of people whose form asked for a file, which must come with their lead. */
const withFiles = new Set<string>();
function newPerson(site: string, { form }: FoundForm): Person {
  const email = `form.${people.length}.${process.pid}.${site}@people.example`;
  const day = openDay(14);
  const phone = `0491 57${String(people.length)
    .padStart(4, "0")
    .replace(/(\d)(\d{3})/, "$1 $2")}`;
  const person = { email, phone, day, time: "10:30" };
  people.push(person);
  if (form.fields.some(({ type }) => type === "file")) withFiles.add(email);
  return person;
}

/** People whose lead is missing, or was delivered to nobody. */
async function undelivered(): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("leads")
    .innerJoin("lead_deliveries", "lead_deliveries.lead_id", "leads.id")
    .select("payload")
    .where("payload", "like", `%.${process.pid}.%@people.example%`)
    .where("state", "=", "delivered")
    .execute();
  const records = rows.map(({ payload }) => JSON.parse(payload));
  const whole = records.filter(({ payload, files = [] }) => !withFiles.has(payload.email) || files.length > 0);
  const delivered = new Set(whole.map(({ payload }) => payload.email));
  return people.map(({ email }) => email).filter((email) => !delivered.has(email));
}

/** The car of a checkout, whose address contains the car's own slug. */
const carOf = ({ path }: FoundForm) => /\/cars\/([^/]+)|car_id=([^&]+)/.exec(path)?.slice(1).find(Boolean) ?? path;

/** The facts that decide the event of a lead about a car. */
const carOfId = (id: number) =>
  db.selectFrom("cars").select(["car_type", "tag"]).where("id", "=", id).executeTakeFirstOrThrow();

/** A browser's visitor with the same cookies. */
async function visitorInBrowser({ at, cookies }: PlainVisitor): Promise<Visitor> {
  const visitor = await visit({ viewport: { width: 390, height: 844 } });
  const url = at("");
  await visitor.page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  return visitor;
}

/**
 * Finds every form of every demo site on the running sites, fills it in from what its page shows and sends it: without
 * JavaScript at each of its addresses, and in a browser so many that each field of each kind of form, and each site,
 * is among them. Each must become a lead that is delivered, and in the browser an event in the page's list.
 */
test("LEAD-007 LEAD-009 LEAD-012 LEAD-053 LEAD-054 SERV-003..005 RESV-016 every form of every demo site can be sent without JavaScript, every kind and field of it in a browser, and its lead is delivered", async () => {
  const found: (FormOfSite & { readonly visitor: PlainVisitor })[] = [];
  for (const [index, site] of SITES.entries()) {
    const visitor = plainVisitor(server, site);
    await visitor.signIn(`0491 57${String(process.pid % 100).padStart(2, "0")} 0${index}`);
    const forms = await formsOf(visitor.send, (html) => formsIn(reader.page, html));
    expect(forms.length, `forms of ${site}`).toBeGreaterThan(20);
    found.push(...forms.map((form) => ({ ...form, site, visitor })));
  }
  expect(found.filter(({ form }) => form.fields.some(({ type }) => type === "file")).length).toBeGreaterThan(3);
  const ids = new Set(found.map(({ form }) => form.id));
  expect([...ids]).toEqual(expect.arrayContaining(["general", "service", "finance", "parts", "careers", "place"]));
  expect([...ids]).toEqual(expect.arrayContaining(["enquiry", "checkout", "online-payment", "unsubscribe", "model"]));

  const chosen = fewest(found);
  const bySite = SITES.map((site) => chosen.filter((one) => one.site === site));
  const inBrowser = await inTurns(
    bySite,
    async (forms) => {
      const visitor = await visitorInBrowser((forms[0] as (typeof found)[number]).visitor);
      const { page, leave } = visitor;
      const said: (string | null)[] = [];
      for (const one of forms) {
        const problem = await sendInBrowser(page, one.visitor, one, newPerson(one.site, one));
        said.push(problem ?? (await untold(page, one, carOfId)));
      }
      // A request for a day without appointments gets status 422, which the browser reports on the console.
      const complaints = visitor.complaints as string[];
      complaints.splice(0, complaints.length, ...complaints.filter((words) => !words.includes("status of 422")));
      await leave();
      return said;
    },
    2,
  );
  expect(inBrowser.flat().filter(Boolean)).toEqual([]);

  // A reserved car is no longer available to the next person, on every site that lists it.
  const reserved = new Set(chosen.filter(({ form }) => form.id === "checkout").map(carOf));
  const wanted = found.filter((one) => {
    if (one.form.id !== "checkout") return true;
    const isFirst = !reserved.has(carOf(one));
    reserved.add(carOf(one));
    return isFirst;
  });
  const plain = await inTurns(wanted, (one) => sendPlain(one.visitor, one, newPerson(one.site, one)));
  expect(plain.filter(Boolean)).toEqual([]);
  await expect.poll(undelivered, { timeout: 90_000, interval: 500 }).toEqual([]);
}, 560_000);
