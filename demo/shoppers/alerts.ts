import { randomUUID } from "node:crypto";
import type { Database } from "../../src/db/open.ts";
import { consentWords, LINK_LASTS_MS, type Often } from "../../src/features/alerts/rules.ts";
import { senderOf } from "../../src/features/alerts/sender.ts";
import { countedAddress } from "../../src/features/notices/limits.ts";
import type { Sites } from "../../src/features/site/data.ts";
import type { Site } from "../../src/features/site/site.ts";
import { carsOfDealershipAfter } from "../../src/features/stock/data.ts";
import { shortTitle } from "../../src/features/stock/names.ts";
import { isAvailable } from "../../src/features/stock/rules.ts";
import type { Car } from "../../src/features/stock/schema.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const ALL = "/search/new-used-and-demo-cars";

interface DemoAlert {
  readonly site: string;
  readonly email: string;
  readonly often: Often;
  readonly daysAgo: number;
  /** The search's canonical address, and its name as its page gives it; null for the dealer's first good cars. */
  readonly search: readonly [address: string, name: string] | null;
  readonly drops?: true;
}

/** Invented shoppers of several demo sites, and what they wait for. Most of it is wide, so that an import is told. */
export const DEMO_ALERTS: readonly DemoAlert[] = [
  ...of("halden", "jo.marsh@mail.example", [
    ["once", 9, [`${ALL}?q=automatic+suv+under+30k`, "Automatic SUVs under $30,000"], true],
    ["once", 14, [`${ALL}?q=mazda+cx-5`, "Mazda CX-5"]],
  ]),
  ...of("halden", "sandeep.rao@mail.example", [["once", 3, ["/search/used-cars", "Used Cars"], true]]),
  ...of("halden", "helen.zhao@mail.example", [["daily", 21, [`${ALL}?q=electric`, "Electric cars"]]]),
  ...of("halden", "the.obriens@mail.example", [["weekly", 40, [`${ALL}?q=7+seater`, "Cars with 7 or more seats"]]]),
  ...of("halden", "pete.kostas@mail.example", [["once", 6, null]]),
  ...of("kingtide", "tash.webb@mail.example", [
    ["once", 5, [`${ALL}?q=ute+under+60k`, "Utes under $60,000"], true],
    ["daily", 5, [`${ALL}?q=hatch+under+20k`, "Hatches under $20,000"]],
  ]),
  ...of("kingtide", "lachlan.reid@mail.example", [["once", 11, ["/search/used-cars", "Used Cars"]]]),
  ...of("kingtide", "amira.haddad@mail.example", [["once", 2, null]]),
  ...of("alderbank", "bev.nolan@mail.example", [["once", 17, ["/search/demo-cars", "Demo Cars"]]]),
  ...of("hollis", "grey.nomads@mail.example", [
    ["weekly", 33, [`${ALL}?q=4+berth`, "Caravans, sleeps 4 or more"]],
    ["once", 33, null],
  ]),
  ...of("corella", "dan.perrin@mail.example", [["once", 8, [`${ALL}?q=lams`, "Motorcycles, LAMS approved"]]]),
];

type Short = readonly [often: Often, daysAgo: number, search: DemoAlert["search"], drops?: true];

function of(site: string, email: string, alerts: readonly Short[]): DemoAlert[] {
  return alerts.map(([often, daysAgo, search, drops]) => ({ site, email, often, daysAgo, search, drops }));
}

/**
 * Makes the alerts of the demo's shoppers, begun by their links some days ago. Nothing is made where there are alerts
 * already, and nothing is mailed: what comes into the stock from now on is. Returns how many were made.
 */
export async function seedAlerts(db: Database, sites: Pick<Sites, "bySlug">, now: number): Promise<number> {
  if (await db.selectFrom("alerts").select("id").limit(1).executeTakeFirst()) return 0;
  const wanted = await Promise.all(
    DEMO_ALERTS.map(async (alert) => {
      const site = sites.bySlug(alert.site);
      const about = site && (alert.search ? searched(alert.search) : await watched(db, site));
      return site && about ? [{ alert, site, about }] : [];
    }),
  );
  const all = wanted.flat();
  await db.transaction().execute(async (trx) => {
    for (const one of all) await keep(trx, one, now);
  });
  return all.length;
}

interface About {
  readonly kind: "search" | "car";
  readonly address: string;
  readonly name: string;
  readonly car_slug: string | null;
}

const searched = ([address, name]: readonly [string, string]): About => ({
  kind: "search",
  address,
  name,
  car_slug: null,
});

/** The first car of the site that somebody may well wait for. */
async function watched(db: Database, site: Site): Promise<About | null> {
  for (const { id } of site.dealerships) {
    const cars = await carsOfDealershipAfter(db, id, 0, 100);
    const car = cars.find((one: Car) => isAvailable(one) && (one.price ?? 0) > 15_000 && one.photos_count > 5);
    if (!car) continue;
    const name = [shortTitle(car), car.badge].filter(Boolean).join(" ");
    return { kind: "car", address: car.path, name, car_slug: car.slug };
  }
  return null;
}

interface Kept {
  readonly alert: DemoAlert;
  readonly site: Site;
  readonly about: About;
}

async function keep(trx: Database, { alert: { email, often, daysAgo, drops }, site, about }: Kept, now: number) {
  const asked = now - daysAgo * DAY_MS;
  const started = asked + HOUR_MS;
  const from = { site_slug: site.slug, email, recipient: countedAddress(email), member_id: 0 };
  const person = await trx
    .insertInto("alert_people")
    .values({ ...from, uid: randomUUID(), created_at: asked, confirmed_at: started })
    .onConflict((conflict) => conflict.columns(["site_slug", "email", "member_id"]).doUpdateSet(from))
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto("alerts")
    .values({
      ...about,
      uid: randomUUID(),
      person_id: person.id,
      site_slug: site.slug,
      often,
      state: "active",
      drops: drops || about.kind === "car" ? 1 : 0,
      link_until: asked + LINK_LASTS_MS,
      created_at: asked,
      started_at: started,
      changed_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const words = consentWords(senderOf(site).legalName, about.kind === "car");
  const consent = { alert_id: id, words, page: "/alerts/new", given_at: asked, confirmed_at: started };
  await trx.insertInto("alert_consents").values(consent).execute();
}
