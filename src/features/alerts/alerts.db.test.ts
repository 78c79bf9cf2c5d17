import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { CAR, stockCar } from "../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { takeSpans } from "../../../test/fixtures/spans.ts";
import { Apart } from "../../db/each-apart.ts";
import type { Database } from "../../db/open.ts";
import { startAlertWorker } from "../../jobs/alerts.ts";
import { startWorker } from "../../jobs/sending/worker.ts";
import { err, ok } from "../../lib/result.ts";
import { HOUR_MS } from "../../lib/time/spans.ts";
import { placeTable } from "../../services/geocoding/place-table.ts";
import { postcodePlace } from "../../services/geocoding/table.ts";
import type { Mail } from "../../services/mail/port.ts";
import { embeddedEngine } from "../../services/search/embedded/engine.ts";
import { openPercolator } from "../../services/search/percolator/percolator.ts";
import type { SearchEngine } from "../../services/search/port.ts";
import { STOCK_INDEX } from "../search/index/documents/document.ts";
import { documentAt } from "../search/index/documents/document-at.ts";
import { weeklyFigures } from "../search/index/weekly-figures.ts";
import { savedSearch } from "../search/saved-search.ts";
import { lenderProducts as lenderProductsOption } from "../site/options/lender-products.ts";
import { carsAfter } from "../stock/data.ts";
import { editCar } from "../stock/edits/mutations.ts";
import { writeStock } from "../stock/mutations.ts";
import type { CarInput } from "../stock/schema.ts";
import { suppress } from "../suppressions/mutations.ts";
import { sendersOf } from "../suppressions/rules.ts";
import { alertByUid, ownAlerts, ownPeople, personById, personByUid } from "./data.ts";
import { deleteOldAlerts, eraseAddress } from "./erasing/mutations.ts";
import { alertOfBeginLink } from "./links.ts";
import { pauseFor } from "./mailing/mutations.ts";
import { matchedUpTo } from "./matching/data.ts";
import { MAX_STORED_CARS } from "./matching/found.ts";
import { StoredSearches } from "./matching/stored-searches.ts";
import { askForAlert, beginByLink, changeAlerts, sendLinkAgain } from "./mutations.ts";
import { changeOwnAlerts, ownAlertsView } from "./own-view.ts";
import { LINK_LASTS_MS, MOST_ALERTS, RETENTION_MS } from "./rules.ts";
import { TOO_MANY_LINKS, type Wish } from "./wish.ts";

/** A Monday, 10 am in Sydney. */
const NOW = Date.UTC(2026, 10, 22, 23);
const yard = dealership(1, "north");
const site = testSite("north", [yard], { config: { siteUrl: "https://www.north.example", minPhotos: 0 } });
const WISH: Wish = {
  kind: "search",
  address: "/search/new-used-and-demo-cars?make=Mazda",
  name: "Mazda",
  ownName: "Mazda",
  carSlug: null,
  often: "once",
  drops: false,
  email: "jo@mail.example",
  memberId: 0,
  words: "By pressing the button you agree.",
  page: "/alerts/new",
};

eachDatabase("alerts", (openFresh) => {
  async function open({ sites = [site], refuse = { is: false } } = {}) {
    const db = await openFresh();
    const clock = { now: NOW };
    const mails: Mail[] = [];
    const search = embeddedEngine(STOCK_INDEX);
    const served = { bySlug: (slug: string) => sites.find((one) => one.slug === slug) ?? null, all: () => sites };
    const weekly = weeklyFigures({ all: () => sites, onChange: () => () => {} }, postcodePlace);
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const send = async (mail: Mail) => {
      if (refuse.is && mail.unsubscribe) return err({ kind: "rejected", message: "550" } as const);
      mails.push(mail);
      return ok(null);
    };
    const worker = startWorker({
      db,
      sites: served,
      mail: { send, close: () => {} },
      webhook: { send: async () => ok(null) },
      clock: () => clock.now,
      log,
      intervalMs: HOUR_MS,
    });
    const telling = (holder: string, asked: Pick<SearchEngine, "search"> = search) =>
      startAlertWorker({
        db,
        sites: served,
        search: { ...search, ...asked },
        openPercolator,
        clock: () => clock.now,
        log,
        holder,
        weekly,
        geocoding: () => placeTable,
        settledMs: 0,
        intervalMs: HOUR_MS,
      });
    const own = telling("one");
    const index = async () =>
      search.put((await carsAfter(db, 0, 500)).map((car) => documentAt(car, weekly, clock.now)));
    /** Runs everything that happens in the background: the index follows, alerts are matched, mails go out. */
    const turn = async (later = 0, process = own) => {
      clock.now += later;
      await index();
      const written = await process.runOnce();
      await worker.runOnce();
      return written;
    };
    const deliver = () => worker.runOnce();
    /** Matches and writes mails, which wait in the outbox. */
    const write = async () => {
      await index();
      return own.runOnce();
    };
    const begin = async (wish: Partial<Wish> = {}) => {
      const asked = await askForAlert(db, site, { ...WISH, ...wish }, clock.now);
      if (!asked.ok) throw new Error(asked.error.message);
      const alert = await alertByUid(db, site, asked.value.uid);
      if (!alert || !(await beginByLink(db, alert, 1, clock.now))) throw new Error("It did not begin.");
      return alert;
    };
    /** Begins this many alerts, three hours apart, because an address gets at most ten links a day. */
    const beginMany = async (
      count: number,
      wishOf: (wish: { readonly address: string }, at: number) => Partial<Wish>,
    ) => {
      for (let at = 0; at < count; at++) {
        clock.now += 3 * HOUR_MS;
        await begin(wishOf({ address: `/search/used-cars?q=${at}` }, at));
      }
      clock.now += 3 * HOUR_MS;
    };
    const stop = async () => {
      await own.stop();
      await worker.stop();
    };
    await index();
    return { db, mails, clock, search, index, turn, write, deliver, begin, beginMany, stop, telling };
  }
  const found = (mails: readonly Mail[]) => mails.filter(({ unsubscribe }) => unsubscribe !== undefined);
  const put = (db: Database, cars: readonly Partial<CarInput>[]) =>
    writeStock(db, yard, { now: NOW }, (writer) => writer.upsert(cars.map((car) => ({ ...CAR, ...car }))));

  test("nothing is sent before the link is pressed; the link counts once, for 48 hours, and only the newest", async () => {
    const { db, mails, turn, clock, stop } = await open();
    await turn();
    const asked = await askForAlert(db, site, WISH, NOW);
    const uid = asked.ok ? asked.value.uid : "";
    await stockCar(db, yard);
    await turn();
    expect(mails.map(({ subject }) => subject)).toEqual(["Start your alert: Mazda"]);
    const link = /alerts\/confirm\/(\S+)/.exec(mails[0]?.text ?? "")?.[1] ?? "";
    expect(await alertOfBeginLink(db, link)).toEqual({ uid, turn: 1 });
    expect(await alertOfBeginLink(db, `${link.slice(0, -2)}AA`)).toBeNull();
    const waiting = await alertByUid(db, site, uid);
    if (!waiting) throw new Error("It is not kept.");
    expect(await beginByLink(db, waiting, 1, NOW + LINK_LASTS_MS)).toBe(false);
    expect(await sendLinkAgain(db, site, waiting, NOW)).toBe(true);
    const renewed = (await alertByUid(db, site, uid)) ?? waiting;
    expect(await beginByLink(db, renewed, 1, NOW + 1)).toBe(false);
    expect(await beginByLink(db, renewed, 2, NOW + 1)).toBe(true);
    expect(await beginByLink(db, renewed, 2, NOW + 2)).toBe(false);
    const [consent] = await db.selectFrom("alert_consents").selectAll().execute();
    expect(consent).toMatchObject({ words: WISH.words, page: WISH.page, given_at: NOW, confirmed_at: NOW + 1 });
    clock.now += 1;
    await stop();
  });

  test("a car that arrives is told once, with its price, picture and the way to stop; those that were there are not", async () => {
    const { db, mails, turn, begin, stop } = await open();
    await stockCar(db, yard, { stocknum: "OLD" });
    await turn();
    const { uid } = await begin();
    await put(db, [{ stocknum: "NEW" }, { stocknum: "KIA", make: "Kia", name: "2021 Kia Rio" }]);
    const spans = takeSpans();
    expect(await turn(1)).toBe(1);
    expect(await turn(HOUR_MS)).toBe(0);
    expect(spans.filter(([name]) => name !== "delivery")).toEqual([
      ["match alerts", { "forecourt.cars": 2 }],
      ["alert mail", { "forecourt.site": "north" }],
    ]);
    const [mail, other] = found(mails);
    expect(other).toBeUndefined();
    expect(mail?.subject).toBe("A new match: Mazda");
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain("$33,990");
      expect(part).toContain("1 Test St, Sydney NSW 2000. 02 5550 1234.");
      expect(part).toContain("jo@mail.example");
    }
    expect(mail?.unsubscribe).toContain(`https://www.north.example/alerts/stop/${uid}.`);
    expect(mail?.text).toContain(mail?.unsubscribe ?? "-");
    await stop();
  });

  test("what was there before alerts were matched at all is no news, and the change log is taken to its end, once", async () => {
    const { db, turn, begin, stop } = await open();
    await stockCar(db, yard);
    await begin();
    expect(await turn(1)).toBe(0);
    expect(await db.selectFrom("alert_matches").selectAll().execute()).toEqual([]);
    await put(db, [{ stocknum: "N1" }]);
    await turn(1);
    const last = await db.selectFrom("stock_changes").select("id").orderBy("id", "desc").executeTakeFirst();
    expect(await matchedUpTo(db)).toBe(last?.id);
    await stop();
  });

  test("a car arrives once it has its pictures; who watched one hears that it is gone from the stock", async () => {
    const sites = [testSite("north", [yard], { config: { siteUrl: "https://www.north.example", minPhotos: 1 } })];
    const { db, mails, search, turn, begin, stop } = await open({ sites });
    await turn();
    await begin();
    await put(db, [{ stocknum: "P1" }]);
    expect(await turn(1)).toBe(0);
    await put(db, [{ stocknum: "P1", photos_count: 1 }]);
    expect(await turn(1)).toBe(1);
    expect(found(mails)[0]?.subject).toBe("A new match: Mazda");
    const [car] = await carsAfter(db, 0, 1);
    const watch = { kind: "car", address: car?.path ?? "", carSlug: car?.slug ?? "", name: "The Mazda" } as const;
    await begin({ ...watch, email: "watch@mail.example" });
    await writeStock(db, yard, { now: NOW }, (writer) => writer.remove(["P1"]));
    await search.remove([car?.id ?? 0]);
    expect(await turn(HOUR_MS)).toBe(1);
    const last = found(mails).at(-1);
    expect([last?.to, last?.subject]).toEqual(["watch@mail.example", "No longer listed: The Mazda"]);
    expect(last?.text).toContain("It has been sold, or is no longer listed.");
    expect(last?.text).toContain("Stop watching this car: https://www.north.example/alerts/stop/");
    const kinds = await db.selectFrom("alert_cars").select(["car_slug", "available"]).execute();
    expect(kinds).toEqual([{ car_slug: car?.slug, available: 0 }]);
    await stop();
  });

  test("the same search asked for again takes the place of the earlier alert", async () => {
    const { db, begin, stop } = await open();
    const first = await begin({ often: "daily" });
    const second = await begin({ often: "weekly" });
    expect((await alertByUid(db, site, first.uid))?.state).toBe("ended");
    expect((await alertByUid(db, site, second.uid))?.state).toBe("active");
    await stop();
  });

  test("a mail that waits in the outbox is withheld from who stopped the alert or refused marketing meanwhile", async () => {
    const { db, mails, turn, write, deliver, begin, stop } = await open();
    await turn();
    const stopped = await begin();
    await begin({ email: "list@mail.example" });
    await put(db, [{ stocknum: "O1" }]);
    expect(await write()).toBe(2);
    await changeAlerts(db, [stopped.id], { to: "ended" }, NOW);
    const person = { email: "list@mail.example" };
    await suppress(db, { person, senders: sendersOf(site), source: "form", leadId: null, now: NOW + 1 });
    await deliver();
    expect(found(mails)).toEqual([]);
    const ends = db.selectFrom("lead_deliveries").select("last_error").where("state", "=", "withheld").orderBy("id");
    expect((await ends.execute()).map(({ last_error }) => last_error)).toEqual([
      "The alert was stopped or paused before this mail went out.",
      "This person wants no marketing from this site or dealership.",
    ]);
    await stop();
  });

  test("a saved search that matches everything is told of every car like any other, in one mail", async () => {
    const { db, mails, turn, begin, stop } = await open();
    await turn();
    await begin({ address: "/search/new-used-and-demo-cars", name: "Cars" });
    await put(db, [{ stocknum: "A1" }, { stocknum: "A2", make: "Kia", name: "2021 Kia Rio" }]);
    expect(await turn(1)).toBe(1);
    expect(found(mails).map(({ text }) => text.match(/\/cars\//g)?.length)).toEqual([2]);
    await stop();
  });

  test("an alert is one site's, a member's only once its address is confirmed; an end is undone for 30 days", async () => {
    const { db, begin, stop } = await open();
    const alert = await begin();
    const person = await personById(db, alert.person_id);
    const other = { slug: "other" };
    expect(await alertByUid(db, other, alert.uid)).toBeUndefined();
    expect(await personByUid(db, other, person?.uid ?? "")).toBeUndefined();
    const asked = await askForAlert(db, site, { ...WISH, memberId: 9, email: "not-theirs@mail.example" }, NOW);
    expect(asked).toMatchObject({ ok: true, value: { begun: false } });
    expect(await ownPeople(db, site, { memberId: 9 })).toEqual([]);
    expect(await changeAlerts(db, [alert.id], { to: "ended" }, NOW)).toBe(1);
    expect(await changeAlerts(db, [alert.id], { to: "undone" }, NOW + RETENTION_MS)).toBe(0);
    // The alert whose link was never used is deleted too.
    expect(await deleteOldAlerts(db, NOW + RETENTION_MS)).toBe(2);
    expect(await db.selectFrom("alert_people").select("id").execute()).toEqual([]);
    await stop();
  });

  test("an alert that ended leaves the memory, whether it waits for a search or watches a car", async () => {
    const { db, search, begin, stop } = await open();
    const sites = { bySlug: () => site };
    const stored = new StoredSearches({ db, sites, search, openPercolator });
    const anyCar = { address: "/search/new-used-and-demo-cars?q=white", name: "White" };
    const watched = { kind: "car", address: "/cars/a-car", carSlug: "a-car", email: "kit@mail.example" } as const;
    for (const wish of [anyCar, watched]) {
      const alert = await begin(wish);
      await stored.keepUp(NOW, new Apart());
      expect([stored.size, stored.has(site.slug)]).toEqual([1, true]);
      await changeAlerts(db, [alert.id], { to: "ended" }, NOW + 1);
      await stored.keepUp(NOW + 1, new Apart());
      expect([stored.size, stored.has(site.slug), stored.watching(site.slug, "a-car")]).toEqual([0, false, []]);
    }
    await stop();
  });

  test("whoever changes an alert that has ended in another tab is told that it has, and can take it up again", async () => {
    const { db, begin, stop } = await open();
    const alert = await begin();
    const owner = { personUid: (await personById(db, alert.person_id))?.uid ?? "" };
    const post = (fields: Readonly<Record<string, string>>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ alert: alert.uid, ...fields })) form.set(name, value);
      return changeOwnAlerts(db, site, owner, form, NOW + 1);
    };
    expect(await post({ often: "weekly" })).toEqual({ said: "Changed: Mazda.", undo: null });
    expect(await post({ often: "paused" })).toEqual({ said: "Paused: Mazda.", undo: null });
    expect(await post({ often: "paused" })).toEqual({ said: "Paused: Mazda.", undo: null });
    await post({ intent: "end" });
    expect(await post({ often: "daily" })).toEqual({ said: "This alert has ended: Mazda.", undo: alert.uid });
    expect(await post({ intent: "undo" })).toEqual({ said: "Taken up again: Mazda.", undo: null });
    await stop();
  });

  test("an undo in an old mail does not take up an alert that a newer one for the same search replaced", async () => {
    const { db, mails, turn, begin, stop } = await open();
    await turn();
    const older = await begin();
    const newer = await begin();
    const other = await begin({ address: "/search/new-used-and-demo-cars?make=Kia" });
    expect(await changeAlerts(db, [older.id], { to: "undone" }, NOW + 1)).toBe(0);
    await put(db, [{ stocknum: "S1" }]);
    await turn();
    expect(found(mails)).toHaveLength(1);
    await changeAlerts(db, [newer.id], { to: "paused" }, NOW + 2);
    expect(await changeAlerts(db, [older.id], { to: "undone" }, NOW + 3)).toBe(0);
    await changeAlerts(db, [newer.id, other.id], { to: "ended" }, NOW + 4);
    for (const { id } of [older, other]) expect(await changeAlerts(db, [id], { to: "undone" }, NOW + 5)).toBe(1);
    expect(await changeAlerts(db, [newer.id], { to: "undone" }, NOW + 6)).toBe(0);
    await stop();
  });

  test("whoever refused marketing and later asked for this alert by its link is told", async () => {
    const { db, mails, turn, begin, stop } = await open();
    await turn();
    const person = { email: WISH.email };
    await suppress(db, { person, senders: sendersOf(site), source: "form", leadId: null, now: NOW - 1 });
    await begin();
    await put(db, [{ stocknum: "L1" }]);
    expect(await turn(1)).toBe(1);
    expect(found(mails).map(({ to }) => to)).toEqual([WISH.email]);
    await stop();
  });

  test("an import of very many is one mail: twelve cars in the site's order, and a link to the rest, newest first", async () => {
    const { db, mails, search, turn, begin, stop } = await open();
    await turn();
    await begin();
    await put(
      db,
      Array.from({ length: 230 }, (_, at) => ({ stocknum: `B${at}` })),
    );
    await turn(1);
    const [mail, other] = found(mails);
    expect([mail?.subject, other]).toEqual(["230 new matches: Mazda", undefined]);
    expect(mail?.text.match(/\/cars\//g)).toHaveLength(12);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain("218 more cars are behind the button, the newest first.");
      expect(part).toContain("See All 230");
    }
    // The link is the search's own page, which finds every one of them.
    const link = new URL(/See All 230:\n(\S+)/.exec(mail?.text ?? "")?.[1] ?? "");
    expect(link.href).toBe("https://www.north.example/search/new-used-and-demo-cars?make=Mazda&sort=newest");
    const saved = await savedSearch({ search }, site, `${link.pathname}${link.search}`, NOW);
    const all = saved.ok ? await saved.value.find({}) : saved;
    expect(all).toMatchObject({ ok: true, value: { total: 230 } });
    await stop();
  });

  test("what is no longer so when its mail is due is not told: sold again, or as dear as before", async () => {
    const { db, mails, clock, turn, begin, stop } = await open();
    await put(db, [{ stocknum: "DEAR", price: 34_990 }]);
    await turn();
    await begin({ often: "daily", drops: true });
    await put(db, [{ stocknum: "NEW" }, { stocknum: "STAYS" }, { stocknum: "DEAR", price: 31_990 }]);
    expect(await turn(1)).toBe(0);
    await put(db, [
      { stocknum: "NEW", status: "sold", sold_date_timestamp: NOW / 1000 },
      { stocknum: "DEAR", price: 34_990 },
    ]);
    expect(await turn(1)).toBe(0);
    clock.now += 24 * HOUR_MS;
    expect(await turn()).toBe(1);
    expect(found(mails)[0]?.subject).toBe("A new match: Mazda");
    expect(found(mails)[0]?.text.match(/\/cars\//g)).toHaveLength(1);
    await stop();
  });

  test("of several imports before a mail so many cars are kept altogether, and the rest is counted", async () => {
    const { db, mails, clock, turn, begin, stop } = await open();
    await turn();
    await begin({ often: "daily" });
    for (const load of ["A", "B", "C"]) {
      await put(
        db,
        Array.from({ length: 20 }, (_, at) => ({ stocknum: `${load}${at}` })),
      );
      await turn(1);
    }
    const { count } = await db
      .selectFrom("alert_matches")
      .select(db.fn.countAll<string | number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(MAX_STORED_CARS);
    clock.now += 24 * HOUR_MS;
    await turn();
    expect(found(mails)[0]?.subject).toBe("60 new matches: Mazda");
    await stop();
  });

  test("alerts that end or pause leave the memory of who matches, and what is taken up again comes back", async () => {
    const { db, search, turn, begin, stop } = await open();
    const [mazda, watched] = [await begin(), await begin({ kind: "car", address: "/cars/x", carSlug: "x" })];
    await turn();
    const sites = { bySlug: () => site };
    const stored = new StoredSearches({ db, search, sites, openPercolator });
    const sizes: number[] = [];
    for (const [ids, to] of [
      [[], "ended"],
      [[mazda.id], "paused"],
      [[watched.id], "ended"],
      [[mazda.id], "active"],
    ] as const) {
      await changeAlerts(db, ids, { to, often: "once", zone: "Australia/Sydney" }, NOW + sizes.length);
      await stored.keepUp(NOW + sizes.length, new Apart());
      sizes.push(stored.size);
    }
    expect(sizes).toEqual([2, 1, 0, 1]);
    expect(stored.watching("north", "x")).toEqual([]);
    await stop();
  });

  test("CAR-133 a watched car is told when its shown price drops, when it is sold (without a price), and when it is back", async () => {
    const { db, mails, clock, search, turn, begin, stop } = await open();
    await stockCar(db, yard);
    const [car] = await carsAfter(db, 0, 1);
    await turn();
    await begin({ kind: "car", address: car?.path ?? "", carSlug: car?.slug ?? "", name: "The Mazda" });
    await put(db, [{ price: 34_990 }]);
    expect(await turn(1)).toBe(0);
    const [alert] = await db.selectFrom("alert_people").select("uid").execute();
    const own = await ownAlertsView({ db, search }, site, { personUid: alert?.uid ?? "" }, clock.now);
    expect(own.alerts[0]?.facts).toBe("$34,990. Began 23 November 2026.");
    await put(db, [{ price: 31_990 }]);
    expect(await turn(1)).toBe(1);
    await put(db, [{ price: 31_990, status: "sold", sold_date_timestamp: NOW / 1000 }]);
    expect(await turn(HOUR_MS)).toBe(1);
    const sold = await ownAlertsView({ db, search }, site, { personUid: alert?.uid ?? "" }, clock.now);
    expect(sold.alerts[0]?.facts).toMatch(/^Sold\. Last email /);
    expect(found(mails)[1]?.text).not.toContain("$");
    await put(db, [{ price: 31_990 }]);
    expect(await turn(HOUR_MS)).toBe(1);
    expect(found(mails).map(({ subject }) => subject)).toEqual([
      "2021 Mazda CX-5 Maxx Sport is now $31,990",
      "Sold: 2021 Mazda CX-5 Maxx Sport",
      "Back: 2021 Mazda CX-5 Maxx Sport",
    ]);
    expect(found(mails)[0]?.text).toContain("Down $3,000 from $34,990.");
    await stop();
  });

  test("CAR-019 a watched car's drive-away price that becomes a lower one before charges is told as no drop", async () => {
    const { db, mails, turn, begin, stop } = await open();
    await stockCar(db, yard, { price: 34_990, price_type: "Drive away" });
    const [car] = await carsAfter(db, 0, 1);
    await turn();
    await begin({ kind: "car", address: car?.path ?? "", carSlug: car?.slug ?? "", name: "The Mazda" });
    await put(db, [{ price: 32_990, price_type: "Excl. gov. charges" }]);
    expect(await turn(1)).toBe(0);
    // From now on, prices before charges are compared, and a price that includes more for less is a drop.
    await put(db, [{ price: 31_990, price_type: "Drive away" }]);
    expect(await turn(1)).toBe(1);
    expect(found(mails)[0]?.text).toContain("Down $1,000 from $32,990.");
    // A drop does not count if the price is of another kind by the time of its mail.
    await put(db, [{ price: 30_990, price_type: "Drive away" }]);
    expect(await turn(1)).toBe(0);
    await put(db, [{ price: 29_990, price_type: "Excl. gov. charges" }]);
    expect(await turn(HOUR_MS)).toBe(0);
    await stop();
  });

  test("a watched car that had no price is told when it has one, and not where it is gone again by then", async () => {
    const { db, mails, turn, begin, stop } = await open();
    await stockCar(db, yard, { price: null });
    const [car] = await carsAfter(db, 0, 1);
    await turn();
    await begin({ kind: "car", address: car?.path ?? "", carSlug: car?.slug ?? "", name: "The Mazda" });
    await put(db, [{ price: 34_990 }]);
    expect(await turn(1)).toBe(1);
    expect(found(mails)[0]).toMatchObject({
      subject: "2021 Mazda CX-5 Maxx Sport is now $34,990",
      text: expect.stringContaining("It has a price now."),
    });
    await put(db, [{ price: null }]);
    expect(await turn(HOUR_MS)).toBe(0);
    await stop();
  });

  test("a car that is back, because its deal fell through, is news to who waits for such a car", async () => {
    const { db, mails, turn, begin, stop } = await open();
    await stockCar(db, yard);
    await put(db, [{ status: "sold", sold_date_timestamp: NOW / 1000 }]);
    await turn();
    await put(db, [{ status: "in_stock" }]);
    await turn(HOUR_MS);
    await put(db, [{ status: "sold", sold_date_timestamp: NOW / 1000 }]);
    await begin();
    await begin({ address: "/search/new-used-and-demo-cars?make=Kia", email: "kia@mail.example" });
    expect(await turn(HOUR_MS)).toBe(0);
    await put(db, [{ status: "in_stock" }]);
    expect(await turn(HOUR_MS)).toBe(1);
    expect(found(mails).map(({ to, subject }) => [to, subject])).toEqual([["jo@mail.example", "A new match: Mazda"]]);
    await stop();
  });

  test("an alert keeps as many choices of an address as the search's page shows", async () => {
    const { search, stop } = await open();
    const many = Array.from({ length: 40 }, (_, at) => `seats=${at}&badge=${at}`).join("&");
    const saved = await savedSearch({ search }, site, `/search/new-used-and-demo-cars?${many}`, NOW);
    expect(saved.ok && [...new URL(saved.value.href, "http://a.example").searchParams]).toHaveLength(50);
    await stop();
  });

  test("a car that was deleted and imported anew before anybody looked was never gone, and its next price is told", async () => {
    const { db, mails, turn, begin, stop } = await open();
    await stockCar(db, yard);
    const [car] = await carsAfter(db, 0, 1);
    await turn();
    await begin({ kind: "car", address: car?.path ?? "", carSlug: car?.slug ?? "", name: "The Mazda" });
    await turn(1);
    await writeStock(db, yard, { now: NOW }, async (writer) => {
      await writer.remove([car?.stocknum ?? ""]);
      await writer.upsert([{ ...CAR, stocknum: car?.stocknum ?? "" }]);
    });
    expect((await carsAfter(db, 0, 9)).map(({ slug }) => slug)).toEqual([car?.slug]);
    expect(await turn(HOUR_MS)).toBe(0);
    await put(db, [{ stocknum: car?.stocknum ?? "", price: 31_990 }]);
    expect(await turn(HOUR_MS)).toBe(1);
    expect(found(mails).map(({ subject }) => subject)).toEqual(["2021 Mazda CX-5 Maxx Sport is now $31,990"]);
    await stop();
  });

  test("a car that becomes cheap enough is new to the search; a drop is told to who asked for drops", async () => {
    const { db, mails, turn, begin, stop } = await open();
    await stockCar(db, yard);
    await turn();
    await begin({ address: "/search/new-used-and-demo-cars?price=-32000", name: "Under" });
    await begin({ email: "drops@mail.example", drops: true });
    await begin({ email: "none@mail.example" });
    await put(db, [{ price: 31_500 }]);
    await turn(1);
    expect(
      found(mails)
        .map(({ to, subject }) => `${to} ${subject}`)
        .sort(),
    ).toEqual(["drops@mail.example 2021 Mazda CX-5 Maxx Sport is now $31,500", "jo@mail.example A new match: Under"]);
    await stop();
  });

  test("a car that becomes what somebody waits for, by its feed or a person's word, is new to them, and to nobody twice", async () => {
    const { db, mails, turn, begin, stop } = await open();
    await put(db, [
      { status: "coming_soon", simple_body: "Wagon", badge: "Pure", colour: "Red", km: 60_000, categories: [] },
    ]);
    await turn();
    const wait = (name: string, query: string) =>
      begin({ email: `${name}@mail.example`, address: `/search/new-used-and-demo-cars?${query}`, name });
    await wait("any", "make=Mazda");
    await wait("body", "simple_body=SUV");
    await wait("status", "status=in_stock");
    await wait("badge", "badge=Akera");
    await wait("km", "km=-50000");
    await wait("family", "categories=Family");
    await wait("red", "colour=Red");
    await wait("white", "colour=White");
    const now = {
      colour: "Red",
      status: "in_stock",
      simple_body: "SUV",
      badge: "Akera",
      km: 45_000,
      categories: ["Family"],
    } as const;
    // Two files before the first match: the state before the first file counts.
    await put(db, [{ ...now, simple_body: "Hatch", colour: "Blue", categories: [...now.categories] }]);
    await put(db, [{ ...now, categories: [...now.categories] }]);
    await turn(1);
    const told = () =>
      found(mails)
        .map(({ to }) => to.split("@")[0])
        .sort();
    expect(told()).toEqual(["badge", "body", "family", "km", "status"]);
    await put(db, [{ ...now, km: 44_000, categories: [...now.categories], series: "KG" }]);
    await turn(HOUR_MS);
    expect(told()).toHaveLength(5);
    const [car] = await carsAfter(db, 0, 1);
    await editCar(db, car?.id ?? 0, { colour: "White" }, { by: "Dana", now: NOW });
    await turn(HOUR_MS);
    expect(told()).toEqual(["badge", "body", "family", "km", "status", "white"]);
    await stop();
  });

  test("a car that moves to a dealership of another site is gone for who watches it on the first, and new to the second", async () => {
    const moved = dealership(1, "south");
    const south = testSite("south", [moved], { config: { siteUrl: "https://www.south.example", minPhotos: 0 } });
    const { db, mails, turn, begin, stop } = await open({ sites: [site, south] });
    await stockCar(db, yard);
    await turn();
    const [car] = await carsAfter(db, 0, 1);
    await begin({ kind: "car", address: car?.path ?? "", carSlug: car?.slug ?? "", name: "The Mazda" });
    await writeStock(db, moved, { now: NOW }, async () => {});
    await turn(1);
    expect(found(mails).map(({ subject }) => subject)).toEqual(["No longer listed: The Mazda"]);
    const seen = db.selectFrom("alert_cars").select(["site_slug", "available"]).orderBy("site_slug");
    expect(await seen.execute()).toEqual([
      { site_slug: "north", available: 0 },
      { site_slug: "south", available: 1 },
    ]);
    await stop();
  });

  test("a car that comes into a band of prices, or of what it costs a week, or gets a price at all is new to the search", async () => {
    const config = { siteUrl: "https://www.north.example", minPhotos: 0, financeProvider: "Taurus" as const };
    const product = {
      lender: "Taurus",
      name: "Plain",
      licence: "Credit Pty Ltd",
      rates: [{ interest: 8, comparison: 9 }],
      amount: { least: 1_000, most: 90_000 },
      fees: {},
      estimate: { years: 5, deposit: 0, balloon: 0 },
    };
    const lenderProducts = v.parse(lenderProductsOption, [product]);
    const sites = [testSite("north", [yard], { config: { ...config, lenderProducts } })];
    const { db, mails, turn, begin, stop } = await open({ sites });
    await put(db, [
      { stocknum: "DEAR", price: 31_500 },
      { stocknum: "BARE", price: null, name: "2021 Mazda CX-5 Touring", badge: "Touring" },
    ]);
    await turn();
    const band = new URLSearchParams({ price_range: "$20,000 to $30,000" });
    await begin({ email: "band@mail.example", address: `/search/new-used-and-demo-cars?${band}`, name: "Band" });
    const week = new URLSearchParams({ q: "under $142 a week" });
    await begin({ email: "week@mail.example", address: `/search/new-used-and-demo-cars?${week}`, name: "Week" });
    await begin({ email: "cap@mail.example", address: "/search/new-used-and-demo-cars?price=-30000", name: "Cap" });
    await put(db, [
      { stocknum: "DEAR", price: 28_500 },
      { stocknum: "BARE", price: 29_000, name: "2021 Mazda CX-5 Touring", badge: "Touring" },
    ]);
    await turn(1);
    expect(
      found(mails)
        .map(({ to, subject }) => `${to} ${subject}`)
        .sort(),
    ).toEqual([
      "band@mail.example 2 new matches: Band",
      "cap@mail.example 2 new matches: Cap",
      "week@mail.example 2 new matches: Week",
    ]);
    await stop();
  });

  test("the price of a week's subscription is told as one", async () => {
    const config = { siteUrl: "https://www.north.example", minPhotos: 0, subscriptionEnabled: true };
    const { db, mails, turn, begin, stop } = await open({ sites: [testSite("north", [yard], { config })] });
    await put(db, [{ subscription_price: 199 }]);
    await turn();
    await begin({ drops: true });
    await put(db, [{ subscription_price: 189 }]);
    await turn(1);
    expect(found(mails).map(({ subject }) => subject)).toEqual(["2021 Mazda CX-5 Maxx Sport is now $189 a week"]);
    await stop();
  });

  test("a search around a place is told of the cars within its radius and of no others", async () => {
    const { db, mails, turn, begin, stop } = await open();
    await turn();
    await begin({ address: "/search/new-used-and-demo-cars?near=Penrith+NSW+2750&within=10&make=Mazda" });
    await put(db, [
      { stocknum: "FAR", private_postcode: "3000" },
      { stocknum: "NEAR", private_postcode: "2750", badge: "Touring" },
    ]);
    await turn(1);
    expect(found(mails).map(({ subject }) => subject)).toEqual(["A new match: Mazda"]);
    expect(found(mails)[0]?.text).toContain("Touring");
    expect(found(mails)[0]?.text).toContain("See All 1:");
    await put(db, [{ stocknum: "FAR-2", private_postcode: "3000" }]);
    expect(await turn(HOUR_MS)).toBe(0);
    await stop();
  });

  test("at night an alert waits for 8 am, and one that tells at once writes no more than every quarter of an hour", async () => {
    const { db, mails, turn, begin, clock, stop } = await open();
    await turn();
    await begin();
    clock.now = NOW + 11 * HOUR_MS;
    await put(db, [{ stocknum: "N1" }]);
    expect(await turn()).toBe(0);
    expect(await turn(10.9 * HOUR_MS)).toBe(0);
    expect(await turn(0.2 * HOUR_MS)).toBe(1);
    await put(db, [{ stocknum: "N2" }]);
    expect(await turn(1)).toBe(0);
    expect(await turn(HOUR_MS / 4)).toBe(1);
    expect(found(mails)).toHaveLength(2);
    await stop();
  });

  test("two processes, of which one dies after matching, tell each car once and lose none", async () => {
    const { db, mails, turn, begin, telling, stop } = await open();
    await turn();
    await begin({ often: "daily" });
    await put(db, [{ stocknum: "T1" }]);
    const second = telling("two");
    // The first process has the lease, so the second does nothing.
    expect(await turn(1, second)).toBe(0);
    expect(await turn(1)).toBe(0);
    // The first no longer renews its lease, so the second takes over when the lease has expired.
    expect(await turn(24 * HOUR_MS, second)).toBe(1);
    expect(await turn(24 * HOUR_MS, second)).toBe(0);
    expect(found(mails)).toHaveLength(1);
    await second.stop();
    await stop();
  });

  test("who stopped it, paused it or wants no marketing gets no mail, even one that waits already", async () => {
    const { db, mails, turn, begin, clock, stop } = await open();
    await turn();
    const stopped = await begin();
    const paused = await begin({ email: "paused@mail.example" });
    const listed = await begin({ email: "list@mail.example" });
    await put(db, [{ stocknum: "S1" }]);
    const wish = {
      person: { email: "list@mail.example" },
      senders: sendersOf(site),
      source: "form",
      leadId: null,
    } as const;
    await suppress(db, { ...wish, now: NOW + 1 });
    await changeAlerts(db, [paused.id], { to: "paused" }, NOW);
    expect(await changeAlerts(db, [stopped.id], { to: "ended" }, NOW)).toBe(1);
    await turn(2);
    expect(found(mails)).toEqual([]);
    const refused = await db.selectFrom("alerts").selectAll().where("id", "=", listed.id).executeTakeFirst();
    expect(refused).toMatchObject({ state: "paused", problem: expect.stringContaining("asked for no marketing") });
    expect(await changeAlerts(db, [stopped.id], { to: "undone" }, clock.now)).toBe(1);
    await put(db, [{ stocknum: "S2" }]);
    await turn(HOUR_MS);
    expect(found(mails).map(({ to }) => to)).toEqual(["jo@mail.example"]);
    await stop();
  });

  test("who stops it while its mail is being written gets none, it stays stopped, and once undone it tells what waited", async () => {
    const { db, mails, search, index, deliver, begin, clock, stop, telling, turn } = await open();
    await turn();
    const alert = await begin();
    await put(db, [{ stocknum: "S1" }]);
    await index();
    const [car] = await carsAfter(db, 0, 1);
    let asked = 0;
    const slow = telling("one", {
      search: async (request) => {
        // Only writing a mail requests the alert's own cars.
        if (JSON.stringify(request).includes(car?.slug ?? "")) {
          asked += 1;
          if (asked === 1) await changeAlerts(db, [alert.id], { to: "ended" }, clock.now);
        }
        return search.search(request);
      },
    });
    await slow.runOnce();
    await deliver();
    expect(asked).toBe(1);
    expect(found(mails)).toEqual([]);
    const writer = { holder: "one", now: clock.now };
    expect(await pauseFor(db, writer, alert, "The last email to this address came back.")).toBe(true);
    expect((await alertByUid(db, site, alert.uid))?.state).toBe("ended");
    clock.now += HOUR_MS;
    await changeAlerts(db, [alert.id], { to: "undone" }, clock.now);
    clock.now += HOUR_MS;
    await slow.runOnce();
    await put(db, [{ stocknum: "S2" }]);
    await index();
    clock.now += HOUR_MS;
    await slow.runOnce();
    await deliver();
    expect(found(mails).map(({ subject }) => subject)).toEqual(["2 new matches: Mazda"]);
    await slow.stop();
    await stop();
  });

  test("an alert whose mails come back is paused and says why, and whoever takes it up again is mailed again", async () => {
    const refuse = { is: true };
    const { db, mails, clock, search, turn, begin, stop } = await open({ refuse });
    await turn();
    const alert = await begin();
    await put(db, [{ stocknum: "R1" }]);
    for (let hour = 0; hour < 4; hour++) await turn(HOUR_MS);
    await put(db, [{ stocknum: "R2" }]);
    await turn(HOUR_MS);
    const problem = "The last email to this address came back.";
    expect(await alertByUid(db, site, alert.uid)).toMatchObject({ state: "paused", problem });
    const owner = await personById(db, alert.person_id);
    const own = await ownAlertsView({ db, search }, site, { personUid: owner?.uid ?? "" }, clock.now);
    expect(own.alerts[0]).toMatchObject({ paused: true, facts: expect.stringContaining(problem) });
    refuse.is = false;
    const again = { to: "active", often: "once", zone: site.config.timezone } as const;
    expect(await changeAlerts(db, [alert.id], again, clock.now)).toBe(1);
    await put(db, [{ stocknum: "R3" }]);
    await turn(HOUR_MS);
    expect(found(mails).map(({ subject }) => subject)).toEqual(["2 new matches: Mazda"]);
    expect((await alertByUid(db, site, alert.uid))?.state).toBe("active");
    await stop();
  });

  test("what waits is told when a new choice says, and no sooner; a mail that is late waits for the morning", async () => {
    const { db, mails, clock, turn, begin, stop } = await open();
    await turn();
    const alert = await begin({ often: "daily" });
    await put(db, [{ stocknum: "W1" }]);
    // Monday, 10 am: due on Tuesday at 8 am, and from now on not before Friday.
    expect(await turn(1)).toBe(0);
    const zone = site.config.timezone;
    await changeAlerts(db, [alert.id], { to: "active", often: "weekly", zone }, clock.now);
    expect(await turn(72 * HOUR_MS)).toBe(0);
    // This process was down on Friday morning. Friday 9 pm is too late to mail, but Saturday 8 am is not.
    expect(await turn(35 * HOUR_MS)).toBe(0);
    expect(await turn(10 * HOUR_MS)).toBe(0);
    expect(await turn(1 * HOUR_MS)).toBe(1);
    expect(found(mails)).toHaveLength(1);
    // At once: told at 7.55 pm, the next quarter of an hour ends at night.
    await changeAlerts(db, [alert.id], { to: "active", often: "once", zone }, clock.now);
    clock.now += 11 * HOUR_MS + 55 * 60_000;
    await put(db, [{ stocknum: "W2" }]);
    expect(await turn()).toBe(1);
    await put(db, [{ stocknum: "W3" }]);
    expect(await turn(4 * 60_000)).toBe(0);
    expect(await turn(12 * 60_000)).toBe(0);
    expect(await turn(12 * HOUR_MS)).toBe(1);
    await stop();
  });

  test("an alert of a site that is gone is neither told nor lost", async () => {
    const sites = [site];
    const { db, mails, turn, begin, stop } = await open({ sites });
    await turn();
    await begin();
    await put(db, [{ stocknum: "G1" }]);
    sites.length = 0;
    expect(await turn(1)).toBe(0);
    sites.push(site);
    await put(db, [{ stocknum: "G2" }]);
    await turn(HOUR_MS);
    expect(found(mails)).toHaveLength(1);
    await stop();
  });

  test("what waits for a site that is gone is put off by a day, so that it stands in nobody's way, and told later", async () => {
    const sites = [site];
    const { db, mails, turn, begin, clock, stop } = await open({ sites });
    await turn();
    const alert = await begin({ often: "daily" });
    await put(db, [{ stocknum: "G3" }]);
    expect(await turn(1)).toBe(0);
    sites.length = 0;
    expect(await turn(24 * HOUR_MS)).toBe(0);
    sites.push(site);
    expect((await alertByUid(db, site, alert.uid))?.next_at).toBe(clock.now + 24 * HOUR_MS);
    expect(await turn(24 * HOUR_MS)).toBe(1);
    expect(found(mails)).toHaveLength(1);
    await stop();
  });

  test("a site that cannot be read keeps no other's alerts waiting, and its cars are not told as gone", async () => {
    const north = testSite("north", [yard], { config: site.config });
    const away = testSite("south", [yard], { config: site.config });
    const broken = () => {
      throw new Error("The files of south cannot be read.");
    };
    const sites = [away, north];
    const { db, mails, turn, deliver, begin, clock, stop } = await open({ sites });
    await stockCar(db, yard);
    await turn();
    await begin();
    const [car] = await carsAfter(db, 0, 1);
    for (const wish of [
      { ...WISH, address: "/search?q=mazda", often: "daily", email: "eva@mail.example" },
      { ...WISH, kind: "car", carSlug: car?.slug ?? "", address: `/cars/${car?.slug}`, email: "kim@mail.example" },
    ] as const) {
      const asked = await askForAlert(db, away, wish, clock.now);
      const alert = asked.ok && (await alertByUid(db, away, asked.value.uid));
      if (!alert || !(await beginByLink(db, alert, 1, clock.now))) throw new Error("It did not begin.");
    }
    await turn(HOUR_MS);
    sites[0] = Object.defineProperty({ ...away, configFor: broken }, "config", { get: broken });
    await put(db, [{ price: 12_345 }, { stocknum: "S1" }, { stocknum: "S2" }]);
    await expect(turn(HOUR_MS)).rejects.toThrow("The files of south");
    const seen = await db.selectFrom("alert_cars").select("available").where("site_slug", "=", "south").execute();
    expect(seen).toEqual([{ available: 1 }]);
    await deliver();
    expect(new Set(found(mails).map(({ to }) => to))).toEqual(new Set(["jo@mail.example"]));
    sites[0] = away;
    await turn(24 * HOUR_MS);
    await put(db, [{ stocknum: "S3" }]);
    await turn(HOUR_MS);
    await turn(24 * HOUR_MS);
    expect(found(mails).map(({ to }) => to)).toContain("eva@mail.example");
    await stop();
  });

  test("a site whose own condition names a field that no car has keeps nobody else's alerts waiting", async () => {
    const south = testSite("south", [yard], { config: site.config });
    const wrong = testSite("south", [yard], { config: { ...site.config, defaultStockFilter: "prise > 0" } });
    const sites = [site, wrong];
    const { db, mails, turn, begin, clock, stop } = await open({ sites });
    await turn();
    await begin();
    const wish = { ...WISH, address: "/search?q=mazda", often: "daily", email: "eva@mail.example" } as const;
    const asked = await askForAlert(db, south, wish, clock.now);
    const alert = asked.ok && (await alertByUid(db, south, asked.value.uid));
    if (!alert || !(await beginByLink(db, alert, 1, clock.now))) throw new Error("It did not begin.");
    const told = () => found(mails).map(({ to }) => to);
    await put(db, [{ stocknum: "S1" }]);
    await turn(HOUR_MS);
    expect(told()).toEqual(["jo@mail.example"]);
    sites[1] = south;
    await turn(HOUR_MS);
    await put(db, [{ stocknum: "S2" }]);
    await turn(HOUR_MS);
    expect(told()).toEqual(["jo@mail.example", "jo@mail.example"]);
    // Finds from before the condition became invalid wait until it is valid again.
    sites[1] = wrong;
    await turn(22 * HOUR_MS);
    await put(db, [{ stocknum: "S3" }]);
    await turn(HOUR_MS);
    expect(told()).toEqual(["jo@mail.example", "jo@mail.example", "jo@mail.example"]);
    sites[1] = south;
    await turn(HOUR_MS);
    expect(told()).toContain("eva@mail.example");
    await stop();
  });

  test("alerts that a stranger asked for in somebody's name use up none of theirs once the links have run out", async () => {
    const { db, clock, beginMany, stop } = await open();
    await beginMany(MOST_ALERTS - 2, ({ address }) => ({ address }));
    const ask = (address: string, later = 0) => askForAlert(db, site, { ...WISH, address }, clock.now + later);
    for (const address of ["/search?q=a", "/search?q=b"]) await ask(address);
    expect(await ask("/search?q=c")).toMatchObject({ error: { kind: "full" } });
    expect(await ask("/search?q=c", LINK_LASTS_MS)).toMatchObject({ ok: true });
    await stop();
  });

  test("whose address was sent five links within the hour is told that there is no sixth, and keeps no alert without one", async () => {
    const { db, mails, turn, stop } = await open();
    const ask = (at: number, now = NOW) => askForAlert(db, site, { ...WISH, address: `/search?q=${at}` }, now);
    for (let at = 0; at < 4; at++) expect(await ask(at)).toMatchObject({ ok: true });
    const last = await ask(4);
    expect(await ask(5)).toEqual({ ok: false, error: TOO_MANY_LINKS });
    const waiting = last.ok ? await alertByUid(db, site, last.value.uid) : undefined;
    if (!waiting) throw new Error("The fifth is not kept.");
    // Another link is refused as well, and the previous link stays valid.
    expect(await sendLinkAgain(db, site, waiting, NOW)).toBe(false);
    expect(await ask(4)).toEqual({ ok: false, error: TOO_MANY_LINKS });
    await turn();
    expect(mails).toHaveLength(5);
    expect(await db.selectFrom("alerts").select("id").execute()).toHaveLength(5);
    const same = await alertByUid(db, site, waiting.uid);
    expect(same && (await beginByLink(db, same, 1, NOW + LINK_LASTS_MS - 1))).toBe(true);
    expect(await ask(5, NOW + HOUR_MS)).toMatchObject({ ok: true });
    await stop();
  });

  test("one mailbox has so many alerts and no more, in whatever spelling; a member's begin without a link", async () => {
    const { db, clock, begin, beginMany, stop } = await open();
    await beginMany(MOST_ALERTS, (wish, at) => ({ ...wish, email: `jo+${at}@mail.example` }));
    const more = { ...WISH, email: "JO+x@mail.example".toLowerCase() };
    expect(await askForAlert(db, site, more, clock.now)).toMatchObject({ error: { kind: "full" } });
    await begin({ memberId: 7, email: "member@mail.example" });
    const second = await askForAlert(
      db,
      site,
      { ...WISH, memberId: 7, email: "member@mail.example", address: "/search/new-cars" },
      NOW,
    );
    expect(second).toMatchObject({ value: { begun: true } });
    expect(await ownAlerts(db, site, { memberId: 7 })).toHaveLength(2);
    expect(await ownAlerts(db, site, { memberId: 8 })).toEqual([]);
    await stop();
  });

  test("an address is erased on request with all that is kept of it, and ended alerts after 30 days", async () => {
    const { db, turn, begin, stop } = await open();
    await turn();
    const alert = await begin();
    await begin({ email: "other@mail.example" });
    await put(db, [{ stocknum: "E1" }]);
    await turn(1);
    expect(await eraseAddress(db, " JO@mail.example", null)).toBe(1);
    const kept = await db.selectFrom("notices").select("recipient").where("kind", "like", "alert.%").execute();
    expect(new Set(kept.map(({ recipient }) => recipient))).toEqual(new Set(["other@mail.example"]));
    expect(await personById(db, alert.person_id)).toBeUndefined();
    expect(await db.selectFrom("alert_consents").selectAll().execute()).toHaveLength(1);
    const [rest] = await db.selectFrom("alerts").selectAll().execute();
    await changeAlerts(db, [rest?.id ?? 0], { to: "ended" }, NOW);
    expect(await deleteOldAlerts(db, NOW + 29 * 24 * HOUR_MS)).toBe(0);
    expect(await deleteOldAlerts(db, NOW + 30 * 24 * HOUR_MS)).toBe(1);
    expect(await db.selectFrom("alert_people").selectAll().execute()).toEqual([]);
    await stop();
  });

  test("whoever was erased leaves the memory, and the alerts of all others are told as before", async () => {
    const { db, mails, turn, search, begin, stop } = await open();
    await turn();
    const stored = new StoredSearches({ db, sites: { bySlug: () => site }, search, openPercolator });
    await begin();
    await begin({ email: "other@mail.example" });
    await turn(1);
    await stored.keepUp(NOW, new Apart());
    expect(stored.size).toBe(2);
    await eraseAddress(db, "jo@mail.example", null);
    await put(db, [{ stocknum: "E2" }]);
    await turn(1);
    expect(found(mails).map(({ to }) => to)).toEqual(["other@mail.example"]);
    await stored.keepUp(NOW + HOUR_MS, new Apart());
    expect(stored.size).toBe(1);
    await stop();
  });
});
