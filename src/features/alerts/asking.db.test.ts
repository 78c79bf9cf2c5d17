import { expect, test } from "vitest";
import { stockCar } from "../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { err } from "../../lib/result.ts";
import { HOUR_MS } from "../../lib/time/spans.ts";
import type { App, RequestScope } from "../../request.ts";
import { embeddedEngine } from "../../services/search/embedded/engine.ts";
import type { SearchEngine } from "../../services/search/port.ts";
import { documentOf, STOCK_INDEX } from "../search/index/documents/document.ts";
import { openSession } from "../sign-in/sessions.ts";
import { carsAfter } from "../stock/data.ts";
import { alertForm, takeAlertForm } from "./asking.ts";
import { askForAlert } from "./mutations.ts";
import { ASKING_RATE, consentWords, MOST_ALERTS } from "./rules.ts";
import { FULL } from "./wish.ts";

const NOW = Date.UTC(2026, 10, 22, 23);
const yard = dealership(1, "north");
const site = testSite("north", [yard], { config: { minPhotos: 0 } });
const SEARCH = "/search/new-used-and-demo-cars?make=Mazda";

eachDatabase("asking for an alert", (openFresh) => {
  async function open(car: Parameters<typeof stockCar>[2] = {}) {
    const db = await openFresh();
    await stockCar(db, yard, car);
    const search: SearchEngine = embeddedEngine(STOCK_INDEX);
    await search.put((await carsAfter(db, 0, 10)).map(documentOf));
    const asked = { hits: 0 };
    const rates = { count: () => ({ hits: ++asked.hits, resetsAt: 0 }) };
    const post = (
      form: Readonly<Record<string, string>>,
      { at = `?search=${encodeURIComponent(SEARCH)}`, ...own } = {},
    ) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(form)) body.append(name, value);
      const { cookie = null, engine = search } = own as { cookie?: string; engine?: SearchEngine };
      const app = { db, search: engine, rates } as unknown as App;
      const header = (name: string) => (name === "cookie" ? cookie : null);
      const scope = { app, site, now: NOW, ip: "203.0.113.7", header } as unknown as RequestScope;
      return takeAlertForm(scope, new URL(`http://north.localhost/alerts/new${at}`), body);
    };
    const consents = () => db.selectFrom("alert_consents").selectAll().orderBy("id").execute();
    return { db, post, consents };
  }

  test.each([
    [34_990, "We tell you when its price drops, and when it is sold."],
    [null, "We tell you when it has a price, and when it is sold."],
  ])("the form of a car at %s promises what is told of it", async (price, today) => {
    const { db } = await open({ price });
    const [car] = await carsAfter(db, 0, 1);
    const search: SearchEngine = embeddedEngine(STOCK_INDEX);
    await search.put((await carsAfter(db, 0, 10)).map(documentOf));
    const scope = { app: { db, search }, site, now: NOW, header: () => null } as unknown as RequestScope;
    const view = await alertForm(scope, new URL(`http://north.localhost/alerts/new?car=${car?.slug}`));
    expect(view).toMatchObject({ value: { kind: "car", today } });
  });

  test("the consent is kept with its words, its time and the page on which they stood", async () => {
    const { db, post, consents } = await open();
    expect(await post({ email: "Jo@mail.example", often: "daily" })).toMatchObject({
      ok: true,
      value: { status: 200, reply: { begun: false, email: "jo@mail.example" } },
    });
    const asked = await post({ email: "kit@mail.example", often: "weekly", drops: "on", on: "results" });
    expect(asked).toMatchObject({ value: { reply: { often: "weekly", drops: true } } });
    const words = consentWords(site.legal.name, false);
    const given = { words, given_at: NOW, confirmed_at: null };
    expect(await consents()).toMatchObject([
      { ...given, page: `/alerts/new?search=${encodeURIComponent(SEARCH)}` },
      { ...given, page: SEARCH },
    ]);
    expect(await db.selectFrom("alerts").select(["state", "often"]).orderBy("id").execute()).toEqual([
      { state: "waiting", often: "daily" },
      { state: "waiting", often: "weekly" },
    ]);
  });

  test.each([
    ["?q=Your+parcel+waits+https%3A%2F%2Fevil.example", "Start your alert"],
    ["?q=%E2%80%9Cevil.example%E2%80%9D&make=Mazda", "Start your alert: Mazda"],
    ["?make=MAZDA&make=https%3A%2F%2Fevil.example&price=-20000", "Start your alert: Mazda, Up to $20,000"],
    ["?colour=Call+1900+evil&colour=Soul+Red+%26+Black", "Start your alert: Soul Red & Black"],
    ["?near=https%3A%2F%2Fevil.example&within=25", "Start your alert: New, Used & Demo Cars"],
    ["?q=mazda+https%3A%2F%2Fevil.example+under+40k", "Start your alert: Mazda cars under $40,000"],
  ])("nothing of a search's address reaches the mailbox that a stranger typed: %s", async (query, subject) => {
    const { db, post } = await open();
    const at = `?search=${encodeURIComponent(`/search/new-used-and-demo-cars${query}`)}`;
    expect(await post({ email: "jo@mail.example" }, { at } as never)).toMatchObject({ value: { status: 200 } });
    const { letter } = await db.selectFrom("notices").select("letter").executeTakeFirstOrThrow();
    expect(JSON.parse(letter)).toMatchObject({ subject });
    expect(letter).not.toMatch(/evil/);
  });

  test("what is wrong is said, what was typed stays, and nothing is kept", async () => {
    const { db, post } = await open();
    const typed = { email: "jo@", often: "weekly", drops: true };
    const bad = await post({ email: "jo@", often: "weekly", drops: "on" });
    expect(bad).toMatchObject({ value: { status: 422, reply: { typed, field: "email" } } });
    expect(await post({ email: "jo@mail.example", often: "hourly" })).toMatchObject({
      value: { status: 422, reply: { field: null, message: "Please choose how often." } },
    });
    expect(await post({ email: "jo@mail.example" }, { at: "?search=/elsewhere" })).toEqual(err("not-found"));
    expect(await post({ email: "jo@mail.example" }, { at: "?car=none" })).toEqual(err("not-found"));
    const away = { search: async () => err({ kind: "unavailable", message: "" }) } as unknown as SearchEngine;
    expect(await post({ email: "jo@mail.example" }, { engine: away } as never)).toMatchObject({ ok: false });
    expect(await db.selectFrom("alert_people").selectAll().execute()).toEqual([]);
  });

  test("one address of the internet asks for so many within an hour, and what is beyond is refused in words", async () => {
    const { db, post } = await open();
    for (let at = 0; at < ASKING_RATE.most; at++) await post({ email: `jo${at}@mail.example` });
    expect(await post({ email: "last@mail.example" })).toMatchObject({
      value: {
        status: 429,
        reply: { typed: { email: "last@mail.example" }, message: expect.stringContaining("later") },
      },
    });
    expect(await db.selectFrom("alerts").select("id").execute()).toHaveLength(ASKING_RATE.most);
  });

  test("whose mailbox has as many alerts as one may have is told so in words, and what was typed stays", async () => {
    const { db, post } = await open();
    const wish = {
      kind: "search",
      name: "Mazda",
      ownName: "",
      carSlug: null,
      often: "daily",
      drops: false,
      memberId: 0,
    } as const;
    for (let at = 0; at < MOST_ALERTS; at++) {
      // Three hours apart, since a mailbox is sent few links within one.
      const own = {
        email: `jo+${at}@mail.example`,
        address: `/search/used-cars?q=${at}`,
        words: "Tell me.",
        page: "/alerts/new",
      };
      expect(await askForAlert(db, site, { ...wish, ...own }, NOW - (MOST_ALERTS - at) * 3 * HOUR_MS)).toMatchObject({
        ok: true,
      });
      await db.updateTable("alerts").set({ state: "active" }).execute();
    }
    const email = "jo+more@mail.example";
    expect(await post({ email })).toMatchObject({
      value: { status: 429, reply: { typed: { email }, field: null, message: FULL.message } },
    });
    expect(await db.selectFrom("alerts").select("id").execute()).toHaveLength(MOST_ALERTS);
  });

  test("a member without a confirmed address still gets a link first, and it is theirs", async () => {
    const { db, post } = await open();
    const cookie = `member=${await openSession(db, site, "+61491570156", NOW)}`;
    const asked = await post({ email: "jo@mail.example" }, { cookie } as never);
    expect(asked).toMatchObject({ value: { reply: { begun: false } } });
    const [person] = await db.selectFrom("alert_people").selectAll().execute();
    expect(person).toMatchObject({ email: "jo@mail.example", confirmed_at: null });
    expect(person?.member_id).toBeGreaterThan(0);
  });
});
