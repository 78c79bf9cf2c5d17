import { randomBytes } from "node:crypto";
import type { Database } from "../../../src/db/open.ts";
import { type Grant, siteReach } from "../../../src/features/staff/ability.ts";
import { inviteStaff } from "../../../src/features/staff/mutations.ts";
import { openDeskSession } from "../../../src/features/staff/sessions/mutations.ts";
import { at, type openBrowser } from "../browser.ts";

/** The desk's host, as `at` and `ask` take the name of a site. */
export const DESK = "desk";

export interface Colleague {
  readonly name: string;
  /** The token of an open session of theirs, which a passkey has just confirmed. */
  readonly token: string;
}

/** Somebody new at the desk, in sales of halden unless told otherwise. */
export async function colleague(
  db: Database,
  name: string,
  grants: readonly Grant[] = [{ role: "sales", reach: siteReach("halden") }],
): Promise<Colleague> {
  const email = `${randomBytes(6).toString("hex")}@people.example`;
  const made = await inviteStaff(db, { email, name, grants, by: { id: null, name: "a journey" }, now: Date.now() });
  if (!made.ok) throw new Error(made.error);
  const session = { staffId: made.value, userAgent: "", confirmed: true, now: Date.now() };
  return { name, token: await openDeskSession(db, session) };
}

type Visit = ReturnType<typeof openBrowser>["visit"];

/**
 * Opens the desk in a browser as this colleague. Its service worker would be installed anew in every visit, and no
 * other visitor could have the profile afterwards; a journey that needs it says so.
 */
export async function deskOf(visit: Visit, { token }: Colleague, options: Parameters<Visit>[0] = {}) {
  const visitor = await visit({ serviceWorkers: "block", ...options });
  const { page } = visitor;
  await page.context().addCookies([{ name: "desk-session", value: token, url: at(DESK, "/") }]);
  const goTo = page.goto.bind(page);
  // A key that is pressed before the desk hears it does nothing.
  page.goto = async (url, settings) => {
    const response = await goTo(url, settings);
    const isDesk = options.javaScriptEnabled !== false && new URL(page.url()).host === new URL(at(DESK, "/")).host;
    if (isDesk && (await page.locator("nav.rooms").count()) > 0)
      await page.waitForFunction(() => "alive" in document.documentElement.dataset);
    return response;
  };
  return visitor;
}

/** The list of the stock with one car, a different one for each test that edits: two who edit the same are told so. */
export async function listOfOneCar(db: Database, test: number): Promise<string> {
  const { stocknum } = await db
    .selectFrom("cars")
    .innerJoin("dealerships", "dealerships.id", "cars.dealership_id")
    .select("stocknum")
    .where("dealerships.slug", "=", "halden-castle-hill")
    .where("cars.status", "=", "in_stock")
    .orderBy("cars.id")
    .limit(1)
    .offset(25 + test)
    .executeTakeFirstOrThrow();
  return `/desk/stock?q=${encodeURIComponent(stocknum)}`;
}
