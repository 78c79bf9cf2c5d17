import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../../src/db/open.ts";
import { adoptLeads } from "../../../src/features/people/adopting/mutations.ts";
import { chooseChannels } from "../../../src/features/shifts/channels/mutations.ts";
import { advanceOffers, openOffers } from "../../../src/features/shifts/offers/mutations.ts";
import { addShifts, removeShifts } from "../../../src/features/shifts/roster/mutations.ts";
import { openSites, type Sites } from "../../../src/features/site/data.ts";
import { dealershipReach } from "../../../src/features/staff/ability.ts";
import { MINUTE_MS } from "../../../src/lib/time/spans.ts";
import { instantOf } from "../../../src/lib/time/zoned.ts";
import { pushSimulator } from "../../../src/services/push/simulator.ts";
import { ask } from "../../setup/ask.ts";
import { ENQUIRY, postLead } from "../../setup/lead.ts";
import { at, expectAccessible, openBrowser } from "../browser.ts";
import { mailWith } from "../mailbox.ts";
import { type Colleague, colleague, DESK, deskOf } from "./desk-people.ts";

const { visit } = openBrowser({ pictures: false });
/** No other journey sends leads to this yard: they would be offered to its people, too. */
const YARD = "halden-brookvale";
const PLACE = { site: "halden", dealership: YARD };
const BY = { id: null, name: "a journey" };
const ALWAYS = { starts: "00:00", ends: "23:59", location: "", team: "", onCall: true } as const;

let db: Database;
let sites: Sites;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir: inject("serverDataDir") });
  sites = await openSites(join(import.meta.dirname, "../../../sites"), { defaultSite: null, secrets: () => null });
});
afterAll(async () => {
  await sites.close();
  await db.destroy();
});

const mark = () => randomBytes(5).toString("hex");

/** Somebody of the yard. */
const person = (name: string, role: "sales" | "manager" = "sales") =>
  colleague(db, name, [{ role, reach: dealershipReach(YARD) }]);

async function idOf({ name }: Colleague): Promise<number> {
  return (await db.selectFrom("staff").select("id").where("name", "=", name).executeTakeFirstOrThrow()).id;
}

/** Puts people on the yard's roster at every hour, and takes them off when the test is over. */
async function onRoster(people: readonly Colleague[], work: () => Promise<void>): Promise<void> {
  const staff = await Promise.all(people.map(async (one) => ({ id: await idOf(one), name: one.name })));
  const weekdays = [0, 1, 2, 3, 4, 5, 6];
  for (const one of staff)
    await addShifts(db, { place: PLACE, staff: one, weekdays, ...ALWAYS, by: BY, now: Date.now() });
  try {
    await work();
  } finally {
    for (const { id } of staff) await removeShifts(db, { place: PLACE, staffId: id, by: BY, now: Date.now() });
  }
}

async function enquiry(words: string): Promise<void> {
  const phone = `0491 57${String(Math.random()).slice(2, 7)}`;
  const who = { ...ENQUIRY, location: "brookvale-sales", email: `${words}@shopper.example`, phone };
  const { status } = await postLead(inject("serverPort"), {
    ...who,
    name: `Zoë ${words}`,
    message: `Is it here? ${words}`,
  });
  expect(status).toBe(200);
}

const personId = async (words: string): Promise<number> =>
  (await db.selectFrom("people").select("id").where("email", "=", `${words}@shopper.example`).executeTakeFirstOrThrow())
    .id;

/** A weekday's noon at the yard, when it is open, so many days from now. */
const NOON = instantOf("2027-03-09", "12:00", "Australia/Sydney");
const offerIn = (page: Page, words: string) => page.getByRole("article").filter({ hasText: `Zoë ${words}` });

test("a new lead stands before one on shift within a second; one tap takes it, and the other is told who has it", async () => {
  const [ada, bo] = [await person(`Ada ${mark()}`), await person(`Bo ${mark()}`)];
  await onRoster([ada], async () => {
    const phone = await deskOf(visit, ada, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await phone.page.goto(at(DESK, "/desk/stock"));
    const words = mark();
    await enquiry(words);
    const offer = offerIn(phone.page, words);
    await offer.getByText(`Is it here? ${words}`).waitFor();
    await expectAccessible(phone.page);
    // The mail has the message itself, and a link that takes nothing by itself.
    const mail = await mailWith("halden", `/desk/claim/${await personId(words)}`);
    expect(mail).toContain(`Is it here? ${words}`);
    const scanned = await ask(inject("serverPort"), DESK, `/desk/claim/${await personId(words)}`);
    expect([scanned.status, scanned.headers.location]).toEqual([302, expect.stringContaining("/desk/sign-in?back=")]);

    // Bo, who is not on shift, opens the link: looking takes nothing, and shows.
    const table = await deskOf(visit, bo, { viewport: { width: 1440, height: 900 } });
    await table.page.goto(at(DESK, `/desk/claim/${await personId(words)}`));
    await table.page.getByRole("heading", { name: `Zoë ${words}` }).waitFor();
    await expectAccessible(table.page);
    await phone.page.goto(at(DESK, `/desk/shifts?dealership=${YARD}`));
    await phone.page.getByText(`Opened by ${bo.name}`).waitFor();
    const headers = { cookie: `desk-session=${ada.token}` };
    const listed = await ask(inject("serverPort"), DESK, `/desk/leads?q=${words}`, { headers });
    expect(listed.text).toContain(`Opened by ${bo.name}, not taken`);
    const open = await ask(inject("serverPort"), DESK, `/desk/leads/${await personId(words)}`, { headers });
    expect(open.text).toContain("and nobody has taken it");
    await offerIn(phone.page, words).getByRole("button", { name: "Take it" }).tap();
    await phone.page.waitForURL(/\/desk\/leads\/\d+/);
    await phone.page.getByText("took it").first().waitFor();
    expect(await offerIn(phone.page, words).count()).toBe(0);
    await table.page.getByRole("button", { name: "Take it" }).click();
    await table.page.getByRole("alert").getByText(`${ada.name} was quicker`).waitFor();
    (table.complaints as string[]).length = 0;
    await phone.leave();
    await table.leave();
  });
});

test("of several offered leads one is shown, the others are a press away, and all of them fold into one line", async () => {
  const ada = await person(`Ada ${mark()}`);
  await onRoster([ada], async () => {
    const { page, leave } = await deskOf(visit, ada);
    await page.goto(at(DESK, "/desk/stock"));
    await enquiry(mark());
    await enquiry(mark());
    const offered = page.getByRole("status", { name: "Offered to you" });
    await offered.getByText("1 more").click();
    const takes = offered.getByRole("button", { name: "Take it" });
    await expect.poll(() => takes.count()).toBe(2);
    await offered.getByRole("button", { name: "Fold what is offered" }).click();
    await expect.poll(() => takes.count()).toBe(0);
    const fold = offered.getByRole("button", { name: "2 leads are offered to you" });
    // In no window does it cover whose desk it is, a room, or what finds anything.
    for (const width of [320, 390, 820, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const { x: left = 0, width: its = 0 } = (await fold.boundingBox()) ?? {};
      const found = await page.locator(".palette-button").boundingBox();
      expect(left + its, `the bar of ${width} pixels`).toBeLessThanOrEqual(found?.x ?? 0);
      const ends = await page
        .locator(".house, nav.rooms a")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
      expect(Math.max(...ends), `the bar of ${width} pixels`).toBeLessThanOrEqual(left);
    }
    await fold.click();
    await expect.poll(() => takes.count()).toBe(1);
    await expectAccessible(page);
    await leave();
  });
});

test("a lead that nobody takes goes on to the next after the dealership's minutes, then to the manager", async () => {
  const [ada, bo] = [await person(`Ada ${mark()}`), await person(`Bo ${mark()}`)];
  const boss = await person(`Cleo ${mark()}`, "manager");
  const desks = [];
  for (const who of [ada, bo, boss]) {
    const desk = await deskOf(visit, who);
    await desk.page.goto(at(DESK, "/desk/account"));
    desks.push(desk);
  }
  const [first, second, manager] = desks;
  if (!first || !second || !manager) throw new Error("Nobody came.");
  await onRoster([ada, bo], async () => {
    const words = mark();
    await enquiry(words);
    const step = async (minutes: number) => {
      await adoptLeads(db, { now: Date.now(), all: false });
      await openOffers(db, Date.now());
      await advanceOffers(db, sites, NOON + minutes * MINUTE_MS);
    };
    await offerIn(first.page, words).waitFor();
    expect(await offerIn(second.page, words).count()).toBe(0);
    await step(5);
    await offerIn(second.page, words).waitFor();
    await offerIn(first.page, words).waitFor({ state: "detached" });
    await step(10);
    await offerIn(manager.page, words).getByText("Nobody took it").waitFor();
    await manager.page.goto(at(DESK, `/desk/shifts?dealership=${YARD}`));
    await manager.page.getByText("with the managers").waitFor();
    const line = manager.page.getByRole("listitem").filter({ hasText: `Zoë ${words}` });
    const asked = (await line.textContent()) ?? "";
    for (const { name } of [ada, bo, boss]) expect(asked).toContain(name);
    await expectAccessible(manager.page);
    // On a page that is opened later it is one line, and covers nothing until it is pressed.
    const folded = manager.page.getByRole("button", { name: /offered to you$/ });
    await folded.click();
    await offerIn(manager.page, words).getByRole("button", { name: "Take it" }).click();
    await manager.page.waitForURL(/\/desk\/leads\/\d+/);
    await first.page.getByText(`${boss.name} took Zoë ${words}`).waitFor();
  });
  for (const { leave } of desks) await leave();
});

test("a manager writes the roster and the addresses on a phone, without JavaScript", async () => {
  const [ada, boss] = [await person(`Ada ${mark()}`), await person(`Cleo ${mark()}`, "manager")];
  const { page, complaints, leave } = await deskOf(visit, boss, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await page.goto(at(DESK, "/desk/shifts"));
  await page.getByRole("heading", { name: "Add hours" }).waitFor();
  await page.getByRole("combobox", { name: "Who" }).last().selectOption({ label: ada.name });
  await page.getByRole("button", { name: "Add hours" }).click();
  await page.getByText(`${ada.name} is on the roster.`).waitFor();
  await page.getByRole("button", { name: new RegExp(`Away today.*${ada.name}`) }).click();
  await page.getByText("Away today", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: new RegExp(`Take off.*${ada.name}`) }).click();
  await page.getByText("Taken off the roster.").waitFor();

  await page.goto(at(DESK, "/desk/routing"));
  const parts = page.getByRole("region", { name: "Parts" });
  await parts.getByRole("textbox", { name: "Goes to" }).fill("nobody");
  await parts.getByRole("button", { name: "Save" }).click();
  await page.getByRole("alert").getByText("“nobody” is no e-mail address.").waitFor();
  const address = `parts.${mark()}@haldenmotorgroup.example`;
  await parts.getByRole("textbox", { name: "Goes to" }).fill(address);
  await parts.getByRole("button", { name: "Save" }).click();
  await parts.getByText(`Now: ${address}`).waitFor();
  const words = mark();
  const who = { ...ENQUIRY, location: "brookvale-sales", category: "Parts", email: `${words}@shopper.example` };
  expect((await postLead(inject("serverPort"), { ...who, message: words })).status).toBe(200);
  expect(await mailWith("halden", address)).toContain(words);
  await parts.getByRole("button", { name: "As the site’s file says" }).click();
  await parts.getByText(`Now: ${address}`).waitFor({ state: "detached" });
  expect(complaints).toEqual([expect.stringContaining("422")]);
  (complaints as string[]).length = 0;
  await leave();
});

test("a delivery that was given up stands over every page of the manager, and Try again sends it once", async () => {
  const boss = await person(`Cleo ${mark()}`, "manager");
  const words = mark();
  await enquiry(words);
  const sent = await db
    .selectFrom("lead_deliveries")
    .innerJoin("leads", "leads.id", "lead_deliveries.lead_id")
    .select("lead_deliveries.id")
    .where("payload", "like", `%${words}%`)
    .executeTakeFirstOrThrow();
  const delivery = () =>
    db.selectFrom("lead_deliveries").selectAll().where("id", "=", sent.id).executeTakeFirstOrThrow();
  await expect.poll(async () => (await delivery()).state).toBe("delivered");
  const park = { state: "parked" as const, delivered_at: null, last_error: "The mailbox is full." };
  await db.updateTable("lead_deliveries").set(park).where("id", "=", sent.id).execute();
  const { page, leave } = await deskOf(visit, boss, { viewport: { width: 820, height: 1180 } });
  await page.goto(at(DESK, "/desk/stock"));
  await page.getByText("A lead could not be delivered.").waitFor();
  await page.getByRole("link", { name: "See why" }).click();
  await page.getByText("The mailbox is full.").waitFor();
  await expectAccessible(page);
  await page.getByRole("listitem").getByRole("button", { name: "Try again" }).click();
  await page.getByText("It is being sent again.").waitFor();
  await page.getByRole("heading", { name: "Everything was delivered" }).waitFor();
  await expect.poll(async () => (await delivery()).state).toBe("delivered");
  expect((await delivery()).attempts).toBe(1);
  await leave();
});

/** What the service worker's own global holds for this journey. */
interface NotedScope {
  shown?: {
    readonly title: string;
    readonly options: { readonly body: string; readonly data: { readonly path: string } };
  };
  readonly registration: { showNotification(title: string, options: unknown): Promise<void> };
}

/**
 * A lead's note goes all the way: encrypted for one device by the server, decrypted by a push service of this journey
 * as a browser would, delivered to the desk's real service worker, and one tap on it takes the lead. The browser of the
 * journeys has neither a push service nor a place for notes, so these two ends are the journey's.
 */
async function noteTakesLead(page: Page, ada: Colleague): Promise<void> {
  const service = await pushSimulator();
  const { endpoint, p256dh, auth } = service.subscribe();
  const body = new URLSearchParams({
    intent: "add",
    subscription: JSON.stringify({ endpoint, keys: { p256dh, auth } }),
  }).toString();
  const send = (sent: string) =>
    page.evaluate(async (form) => {
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      return (await fetch("/desk/account/push.data", { method: "POST", headers, body: form })).status;
    }, sent);
  expect(await send(body)).toBe(200);
  const id = await idOf(ada);
  const by = { id, name: ada.name };
  await chooseChannels(db, { by, mail: false, sms: false, push: true, phone: "", now: Date.now() });
  const words = mark();
  const noteOf = (said: string) => service.received.find(({ text }) => text.includes(said))?.text ?? "";
  await onRoster([ada], async () => {
    await enquiry(words);
    // Whoever comes on shift is also offered what nobody took before.
    await expect.poll(() => noteOf(words)).not.toBe("");
  });
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("The desk has no service worker.");
  await worker.evaluate(() => {
    const scope = globalThis as unknown as NotedScope;
    scope.registration.showNotification = async (title, options) => {
      scope.shown = { title, options } as NotedScope["shown"];
    };
  });
  const tools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  // What the browser itself says of the manifest and its icons.
  const { errors, url } = await tools.send("Page.getAppManifest");
  expect([errors, new URL(url).pathname]).toEqual([[], "/desk/manifest.webmanifest"]);
  const { installabilityErrors } = await tools.send("Page.getInstallabilityErrors");
  // A visitor has a clean profile, in which a full browser, unlike the headless shell, installs nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  await tools.send("ServiceWorker.enable");
  const registrationId = await registered;
  const data = noteOf(words);
  await tools.send("ServiceWorker.deliverPushMessage", { origin: new URL(page.url()).origin, registrationId, data });
  const shown = () => worker.evaluate(() => (globalThis as unknown as NotedScope).shown ?? null);
  await expect.poll(async () => (await shown())?.options.body).toContain(`Is it here? ${words}`);
  expect((await shown())?.options.data).toMatchObject({ person: await personId(words) });
  await worker.evaluate(async () => {
    const { shown: note } = globalThis as unknown as NotedScope;
    let acted: Promise<unknown> = Promise.resolve();
    const tap = Object.assign(new Event("notificationclick"), {
      action: "claim",
      notification: { close: () => {}, data: note?.options.data },
      waitUntil: (work: Promise<unknown>) => {
        acted = work;
      },
    });
    globalThis.dispatchEvent(tap);
    // A browser brings its window forward for a person's own tap alone.
    await acted.catch(() => {});
  });
  const holder = () => db.selectFrom("people").select("assignee_id").where("email", "=", `${words}@shopper.example`);
  await expect.poll(async () => (await holder().executeTakeFirst())?.assignee_id).toBe(id);
  await tools.detach();
  await service.close();
}

test("the desk installs as an app: a manifest, icons, notes that take a lead, and without a connection a page that keeps nothing", async () => {
  const port = inject("serverPort");
  const manifest = JSON.parse((await ask(port, DESK, "/desk/manifest.webmanifest")).text);
  expect(manifest).toMatchObject({ scope: "/desk/", start_url: "/desk/", display: "standalone" });
  for (const { src } of manifest.icons) expect((await ask(port, DESK, src)).headers["content-type"]).toBe("image/png");
  expect((await ask(port, "halden", "/desk/worker.js")).status).toBe(404);
  const ada = await person(`Ada ${mark()}`);
  const { page, leave } = await deskOf(visit, ada, { serviceWorkers: "allow" });
  await page.goto(at(DESK, "/desk/leads"));
  // A session that has ended takes no page away: the note about offers only finds nothing.
  expect(JSON.parse((await ask(port, DESK, "/desk/offers")).text)).toEqual({ offers: [], due: [], taken: [] });
  const scope = () => page.evaluate(async () => new URL((await navigator.serviceWorker.ready).scope).pathname);
  expect(await scope()).toBe("/desk/");
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(["/desk/offline"]);
  await noteTakesLead(page, ada);
  await page.reload();
  await page.context().setOffline(true);
  await page.goto(at(DESK, "/desk/stock"));
  await page.getByRole("heading", { name: "No connection" }).waitFor();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await page.waitForURL(/\/desk\/leads/);
  await leave().catch(() => {});
});
