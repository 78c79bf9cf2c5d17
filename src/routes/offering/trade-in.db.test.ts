import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CAR, stockCar } from "../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { SHOPPER, testSite } from "../../../test/fixtures/site.ts";
import { leadAddressee, leadText } from "../../features/leads/sending/wording.ts";
import { type Desk, NORTH, NOW, ORIGIN, openDesk, PHOTO, type ScopeChanges } from "../../features/trade-in/testing.ts";
import type { TradeInView } from "../../features/trade-in/trade-in-view.ts";
import { requestScope } from "../../request.ts";
import { action as callAction, loader as callLoader } from "../api/eval-expert.ts";
import { action, loader } from "./trade-in.tsx";

type Fields = Readonly<Record<string, string>>;
interface Answer {
  readonly status: number;
  readonly to: string;
  readonly page: Record<string, unknown> | null;
}

const DETAILS: Fields = {
  ...SHOPPER,
  postcode: "4000",
  odometer: "62,000",
  service_history: "Full",
  number_of_keys: "2",
  car_condition: "Good",
  comments: "One owner.",
  contact_option: "SMS",
  under_finance: "No",
  asking_price: "$20,000",
};

async function answerOf(given: () => unknown): Promise<Answer> {
  const answer = await Promise.resolve()
    .then(given)
    .catch((thrown: unknown) => thrown);
  if (answer instanceof Response) {
    return { status: answer.status, to: answer.headers.get("Location") ?? "", page: null };
  }
  if (answer instanceof Error) throw answer;
  const wrapped = answer as { readonly init?: ResponseInit | null; readonly data?: unknown };
  const isWrapped = typeof answer === "object" && answer !== null && "init" in answer;
  return {
    status: (isWrapped && wrapped.init?.status) || 200,
    to: "",
    page: (isWrapped ? wrapped.data : answer) as Record<string, unknown>,
  };
}

eachDatabase("offering a car without JavaScript", (openFresh) => {
  let desk: Desk;
  let carId = 0;
  beforeAll(async () => {
    const db = await openFresh();
    desk = await openDesk(db);
    carId = await stockCar(db, NORTH, CAR);
  });
  beforeEach(async () => {
    desk.vendor.behave(null);
    desk.lines.length = 0;
    await desk.db.deleteFrom("valuation_calls").execute();
  });
  afterAll(() => desk.close());

  const argsFor = (path: string, changes: ScopeChanges = {}, body?: FormData | URLSearchParams, params = {}) => {
    const context = new RouterContextProvider();
    context.set(requestScope, desk.scope(changes));
    const url = new URL(path, ORIGIN);
    const request = new Request(url, body && { method: "POST", body });
    return { context, request, url, params } as never;
  };
  const load = async (path: string, changes?: ScopeChanges) => {
    const { page, ...rest } = await answerOf(() => loader(argsFor(path, changes)));
    return { ...rest, view: (page as { view: TradeInView } | null)?.view as TradeInView };
  };
  const post = (path: string, fields: Fields, changes?: ScopeChanges) =>
    answerOf(() => action(argsFor(path, changes, new URLSearchParams(fields))));
  const upload = (evalid: string, file: Blob, name = "front.jpg", changes?: ScopeChanges, back?: string) => {
    const form = new FormData();
    form.set("evalid", evalid);
    form.set("back", back ?? `/sell-my-car?valuation=${evalid}&step=images`);
    form.set("file", file, name);
    const call = argsFor("/api/eval-expert/image-upload", changes, form, { call: "image-upload" });
    return answerOf(() => callAction(call));
  };
  const photo = new Blob([PHOTO]);
  const begin = async (rego: string, path = "/sell-my-car", changes?: ScopeChanges) => {
    const answer = await post(path, { intent: "details", rego, state: "qld" }, changes);
    expect(answer).toMatchObject({ status: 303 });
    return { at: answer.to, uid: new URL(answer.to, ORIGIN).searchParams.get("valuation") ?? "" };
  };
  const newestLead = async () => {
    const row = await desk.db.selectFrom("leads").selectAll().orderBy("id", "desc").limit(1).executeTakeFirstOrThrow();
    return { ...row, record: JSON.parse(row.payload) };
  };
  const errorsOf = ({ page }: Answer) => (page?.reply as { error?: Record<string, string[]> } | undefined)?.error ?? {};

  test("LEAD-049 LEAD-050 LEAD-052 TRADE-003 TRADE-012 TRADE-014 TRADE-019 TRADE-020 TRADE-036 TRADE-038 TRADE-039 TRADE-041 TRADE-042 TRADE-043 TRADE-063 the whole way, with a photo, to an estimate and a lead", async () => {
    const first = await load("/sell-my-car");
    expect(first.view).toMatchObject({ step: "details", number: 1, state: "qld", uid: null });
    expect(errorsOf(await post("/sell-my-car", { intent: "details", rego: "", state: "qld" }))).toEqual({
      rego: ["* This field is required"],
    });
    const { at, uid } = await begin("reg4 vinonly");
    expect(at).not.toContain("REG4");
    const { view: selection } = await load(at);
    expect(selection).toMatchObject({ step: "selection", number: 2, rego: "REG4VINONLY" });
    expect(selection.descriptions).toHaveLength(3);
    const none = await post(selection.action, { intent: "selection" });
    expect([none.status, errorsOf(none)]).toEqual([422, { desc: ["* Please choose one car."] }]);
    const chosen = await post(selection.action, { intent: "selection", desc: selection.descriptions[1] ?? "" });
    const { view: images } = await load(chosen.to);
    expect(images).toMatchObject({ step: "images", number: 3, back: expect.stringContaining("step=selection") });

    expect(await upload(uid, photo)).toMatchObject({ status: 303, to: `/sell-my-car?valuation=${uid}&step=images` });
    const { view: yours } = await load((await post(images.action, { intent: "images" })).to);
    expect(yours).toMatchObject({ step: "yours", number: 4, photos: [{ name: "front.jpg", size: "1 kB" }] });
    const back = await post(yours.action, { ...DETAILS, intent: "back", postcode: "40" });
    expect((await load(back.to)).view.step).toBe("images");
    expect((await load(yours.action)).view.typed).toMatchObject({ name: SHOPPER.name, postcode: "40" });

    const visit = { visited_pages: ["/", "/sell-my-car"], linked_query_params: { utm_source: "autumn-letter" } };
    const sent = await post(yours.action, { ...DETAILS, intent: "yours", lead_attributes: JSON.stringify(visit) });
    const { view: offer } = await load(sent.to);
    expect(offer).toMatchObject({
      step: "offer",
      offer: { text: expect.stringMatching(/^\$[\d,]+$/), accepted: false },
    });
    const { record, category, id } = await newestLead();
    expect(category).toBe("Instant Offer");
    expect(record).toMatchObject({
      payload: {
        name: SHOPPER.name,
        postcode: "4000",
        message: "One owner.",
        page_id: "/sell-my-car",
        url: `${ORIGIN}/sell-my-car`,
        lead_attributes: visit,
      },
      extras: { service_history: "Full", number_of_keys: "2", contact_option: "SMS", asking_price: "$20,000" },
      tradeIn: { rego: "REG4VINONLY", regoState: "qld", km: 62_000, accepted: false, valuation: { KM: "62000" } },
    });
    expect(record.tradeIn.offer_price).toBeGreaterThan(500);
    const calls = desk.vendor.received.slice(-4).map(({ name }) => name);
    expect(calls).toEqual(["enter-vin", "manual-entry", "image-upload", "update-eval"]);
    expect(desk.vendor.received.at(-1)?.fields).toMatchObject({ userEmail: "leads@north.example", km: 62_000 });

    // Posting again, or viewing an earlier step, does not make a second lead.
    await post(yours.action, { ...DETAILS, intent: "yours" });
    expect((await newestLead()).id).toBe(id);
    expect((await load(yours.action)).view.step).toBe("offer");

    expect(await post(offer.action, { intent: "accept" })).toMatchObject({ status: 200, page: { accepted: true } });
    const accepted = await newestLead();
    expect(accepted.record).toMatchObject({
      payload: {
        email: SHOPPER.email,
        phone: SHOPPER.phone,
        category: "Instant Offer",
        page_id: "/sell-my-car",
        url: `${ORIGIN}/sell-my-car`,
      },
      extras: { lead_id: String(id), form_completed: "true", offer_accepted: "true" },
      tradeIn: { accepted: true, photos: [expect.stringContaining(`${ORIGIN}/api/eval-expert/photo?id=`)] },
      event: 18,
    });
    await post(offer.action, { intent: "accept" });
    expect((await newestLead()).id).toBe(accepted.id);
  });

  test("TRADE-036 a page left open in another tab sends nothing about the car that was chosen meanwhile, and says so", async () => {
    const { at } = await begin("REG4VINONLY");
    const { view: selection } = await load(at);
    const desc = selection.descriptions[0] ?? "";
    const { view: images } = await load((await post(selection.action, { intent: "selection", desc })).to);
    const { view: yours } = await load((await post(images.action, { intent: "images" })).to);
    const contact = { ...DETAILS, of_car: yours.carKey };
    // The other tab goes back to the beginning and types another plate.
    await post(yours.changeHref, { intent: "details", rego: "REG4SUCCESS", state: "nsw" });
    const leads = (await newestLead()).id;
    const late = await post(yours.action, { ...contact, intent: "yours" });
    expect(late.status).toBe(409);
    expect(errorsOf(late)[""]?.[0]).toMatch(
      /^In another tab or window you have changed the vehicle to .+, NSW REG4SUCCESS/,
    );
    expect((await newestLead()).id).toBe(leads);
    await post(yours.action, { ...contact, intent: "back" });
    expect((await load(yours.action)).view).toMatchObject({
      step: "yours",
      typed: {},
      car: { plate: "NSW REG4SUCCESS" },
    });
    const chosen = await post(selection.action, { intent: "selection", desc, of_car: selection.carKey });
    expect([chosen.status, errorsOf(chosen)[""]?.[0]]).toEqual([409, expect.stringContaining("NSW REG4SUCCESS")]);

    const { carKey } = (await load(yours.action)).view;
    expect(await post(yours.action, { ...DETAILS, intent: "yours", of_car: carKey })).toMatchObject({ status: 303 });
    expect((await newestLead()).record.tradeIn).toMatchObject({ rego: "REG4SUCCESS", regoState: "nsw" });
    // What differs from what was sent is not called sent.
    const again = await post(yours.action, { ...DETAILS, odometer: "99,000", intent: "yours", of_car: carKey });
    expect([again.status, errorsOf(again)[""]?.[0]]).toEqual([422, expect.stringContaining("was not sent")]);
  });

  test("TRADE-066 an estimate can be taken for 7 days to the moment, and dealer and shopper read the same last day", async () => {
    // It is six in the morning in Sydney, where the date is a day later than in UTC.
    const now = Date.UTC(2026, 10, 21, 19);
    const last = now + 7 * 24 * 3_600_000;
    const made = { now, config: { instantOfferSkipImages: true } };
    const { at } = await begin("REG4SUCCESS", "/sell-my-car", made);
    const { view: yours } = await load(at, made);
    const sent = await post(yours.action, { ...DETAILS, intent: "yours" }, made);
    const { view } = await load(sent.to, made);
    expect(view.offer).toMatchObject({ until: "29 November 2026", over: false });
    const message = async () => {
      const { id, lead_uid: uid, dealership_slug: dealershipSlug, created_at: createdAt, record } = await newestLead();
      const site = testSite("halden", [NORTH]);
      const to = leadAddressee(site, dealershipSlug) ?? expect.unreachable();
      return leadText({ id, uid, siteSlug: site.slug, dealershipSlug, createdAt, record, optIn: null }, to);
    };
    expect(await message()).toContain("Estimate holds until: 29 November 2026\n");

    const late = await post(view.action, { intent: "accept" }, { ...made, now: last + 1 });
    expect([late.status, JSON.stringify(late.page)]).toEqual([422, expect.stringContaining("older than 7 days")]);
    expect((await load(view.action, { ...made, now: last + 1 })).view.offer).toMatchObject({ over: true });
    expect((await load(view.action, { ...made, now: last })).view.offer).toMatchObject({ over: false });
    expect(await post(view.action, { intent: "accept" }, { ...made, now: last })).toMatchObject({ status: 200 });
    expect(await message()).toContain("Estimate accepted: Yes");
  });

  test("TRADE-066 whoever comes back to finish it after eight days has the estimate of that day for 7 days", async () => {
    const config = { instantOfferSkipImages: true };
    const { at } = await begin("REG4SUCCESS", "/sell-my-car", { config });
    const back = { config, now: NOW + 8 * 24 * 3_600_000 };
    const { view: yours } = await load(at, back);
    const sent = await post(yours.action, { ...DETAILS, intent: "yours" }, back);
    const { view } = await load(sent.to, back);
    expect(view.offer).toMatchObject({ until: "6 December 2026", over: false });
    expect((await newestLead()).record).toMatchObject({ tradeIn: { offer_until: "2026-12-05T23:00:00.000Z" } });
    expect(await post(view.action, { intent: "accept" }, back)).toMatchObject({ status: 200 });
  });

  test.each(["/.//evil.example/", "//evil.example/", "/\\evil.example/", "https://evil.example/"])(
    "an upload leads nowhere off the site: %s is answered in place",
    async (back) => {
      const { uid } = await begin("REG4SUCCESS");
      for (const file of [photo, new Blob(["no photo"])]) {
        const answer = await upload(uid, file, "front.jpg", {}, back);
        expect([answer.status, answer.to]).not.toContain(303);
        expect(answer.to ?? "").not.toContain("evil");
      }
    },
  );

  test("TRADE-016 TRADE-017 nothing is found: the phone, the contact page, the way back, and words instead of a plate", async () => {
    const { at } = await begin("REG4NOMATCH");
    const { view } = await load(at);
    expect(view).toMatchObject({ step: "no-match", phone: { text: "02 5550 1234" }, contactHref: "/contact-us" });
    expect((await load(view.back ?? "")).view).toMatchObject({ step: "details", rego: "REG4NOMATCH" });
    const described = await post(view.describeHref, {
      intent: "describe",
      vehicle: "2009 Jayco Starcraft",
      state: "qld",
    });
    const { view: images } = await load(described.to);
    const sent = await post(images.action, { ...DETAILS, intent: "yours" });
    expect((await load(sent.to)).to).toMatch(/^\/success\?category=Instant\+Offer&valuation=[0-9a-f-]{36}$/);
    expect((await newestLead()).record.tradeIn).toMatchObject({ vehicle: "2009 Jayco Starcraft", valuation: null });
  });

  test("TRADE-015 a known car goes to the images, or past them where the dealership says so; TRADE-001 with the car it is for", async () => {
    const { at } = await begin("REG4SUCCESS", `/cars/trade-in?car_id=${carId}`);
    expect((await load(at)).view).toMatchObject({ step: "images", wanted: { title: "2021 Mazda CX-5" } });
    const skipping = { config: { instantOfferSkipImages: true } };
    expect((await load((await begin("REG4SUCCESS", "/trade-in", skipping)).at, skipping)).view.step).toBe("yours");
    const sent = await post((await load(at)).view.action, { ...DETAILS, intent: "yours" });
    expect(sent.status).toBe(303);
    expect(await newestLead()).toMatchObject({ category: "Trade In", car_id: carId });
  });

  test.each(["/cars/trade-in", "/cars/trade-in?car_id=999999", "/cars/trade-in?car_id=never-was", "/sell-your-car"])(
    "TRADE-001 TRADE-002 TRADE-004 %s works without a car that we have",
    async (path) => {
      expect((await load(path)).view).toMatchObject({ step: "details", wanted: null });
      expect((await load((await begin("REG4SUCCESS", path)).at)).view.step).toBe("images");
    },
  );

  test("TRADE-037 ERR-016 a failure shows the words that were returned, or ours; the lead can go without an estimate", async () => {
    const failed = await post("/trade-in", { intent: "details", rego: "REG4ERROR", state: "qld" });
    const ours = "An error occurred while submitting the form. Please try again.";
    expect([failed.status, errorsOf(failed)]).toEqual([503, { "": [ours] }]);
    const { view } = await load((await begin("REG4WARNING", "/trade-in")).at);
    const refused = await post(view.action, { ...DETAILS, intent: "yours" });
    expect([refused.status, errorsOf(refused)]).toEqual([
      422,
      { "": ["This vehicle is recorded as a write-off and cannot be valued."] },
    ]);
    expect(refused.page).toMatchObject({ without: true });
    const sent = await post(view.action, { ...DETAILS, intent: "yours", without: "1" });
    expect((await load(sent.to)).to).toMatch(/^\/success\?category=Trade\+In&valuation=[0-9a-f-]{36}$/);
    expect((await newestLead()).record.tradeIn).toMatchObject({ rego: "REG4WARNING", offer_price: null });
    expect(JSON.stringify(desk.lines)).not.toMatch(/REG4|Zoë|0491|shopper/);
  });

  test("where nobody values vehicles the form still takes the lead", async () => {
    const alone = { alone: true };
    const plate = await post("/trade-in", { intent: "details", rego: "ABC123", state: "nsw" }, alone);
    const { view } = await load(plate.to, alone);
    expect(view).toMatchObject({ step: "describe", rego: "ABC123", estimates: false });
    expect(view.lead).not.toContain("2 minutes");
    const fields = { intent: "describe", vehicle: "2016 Mazda 3", rego: "ABC123", state: "nsw" };
    const { view: images } = await load((await post(view.action, fields, alone)).to, alone);
    expect(await post(images.action, { ...DETAILS, intent: "yours" }, alone)).toMatchObject({ status: 303 });
    expect((await newestLead()).record.tradeIn).toMatchObject({
      rego: "ABC123",
      regoState: "nsw",
      vehicle: "2016 Mazda 3",
    });
  });

  test("TRADE-021 TRADE-022 TRADE-023 TRADE-024 ERR-022 photos: what is none, what is too large, and an eleventh are refused", async () => {
    const { uid, at } = await begin("REG4SUCCESS");
    const problem = async (file: Blob) => {
      const { to } = await upload(uid, file);
      return (await load(to)).view.photoProblem;
    };
    const large = new Uint8Array(10 * 1024 * 1024);
    large.set(PHOTO);
    expect(await problem(new Blob(["<html>"]))).toBe("Please upload an image file under 10MB");
    expect(await problem(new Blob([large]))).toBe("Please upload an image file under 10MB");
    const ten = await Promise.all(Array.from({ length: 10 }, () => upload(uid, photo)));
    expect(ten.every(({ to }) => !to.includes("photo="))).toBe(true);
    expect(await problem(photo)).toBe("You can only upload 10 images");
    const { view } = await load(at);
    expect(view.photos).toHaveLength(10);
    const [one] = view.photos;
    await post(view.action, { intent: "remove-photo", photo: one?.uid ?? "" });
    expect((await load(at)).view.photos.map((photo) => photo.uid)).not.toContain(one?.uid);
    expect(await problem(photo)).toBeNull();
  });

  test("one site never sees another's valuation or photos, and nobody a made-up one", async () => {
    const { uid, at } = await begin("REG4SUCCESS");
    await upload(uid, photo);
    const [shown] = (await load(at)).view.photos;
    const other = { site: testSite("kingtide", [NORTH]) };
    const see = (path: string, changes?: ScopeChanges) =>
      callLoader(argsFor(path, changes, undefined, { call: "photo" })) as Promise<Response>;
    const seen = await see(shown?.href ?? "");
    expect([seen.status, seen.headers.get("Content-Type"), seen.headers.get("Cache-Control")]).toEqual([
      200,
      "image/jpeg",
      "private, no-store",
    ]);
    expect((await see(shown?.href ?? "", other)).status).toBe(404);
    expect((await load(at, other)).view).toMatchObject({ step: "details", uid: null, photos: [] });
    expect((await upload(uid, photo, "x.jpg", other)).to).toContain("photo=gone");
    expect((await post(`/trade-in?valuation=${uid}`, { intent: "yours", ...DETAILS }, other)).status).toBe(404);
    for (const made of ["", "../etc", "00000000-0000-4000-8000-000000000000"]) {
      expect((await load(`/trade-in?valuation=${made}`)).view.uid).toBeNull();
      expect((await see(`/api/eval-expert/photo?id=${made}`)).status).toBe(404);
    }
  });

  test("each question costs money: the same plate is asked about once, and nobody asks more than 30 an hour", async () => {
    const before = desk.vendor.received.length;
    const { at } = await begin("REG4SUCCESS");
    await post(at, { intent: "details", rego: "REG4SUCCESS", state: "qld" });
    expect(desk.vendor.received.length).toBe(Math.min(100, before + 1));
    const from = (ip: string, now = NOW) =>
      post("/trade-in", { intent: "details", rego: "REG4SUCCESS", state: "qld" }, { ip, now });
    for (let attempt = 0; attempt < 30; attempt += 1) expect((await from("2001:db8::1")).status).toBe(303);
    expect((await from("2001:db8::2")).status).toBe(429);
    expect((await from("198.51.100.7")).status).toBe(303);
    expect((await from("2001:db8::1", NOW + 3_600_001)).status).toBe(303);
  });

  test("a form filled in by a program begins nothing", async () => {
    const before = await desk.db.selectFrom("valuations").select("id").execute();
    expect(
      await post("/trade-in", { intent: "details", rego: "REG4SUCCESS", state: "qld", website: "x" }),
    ).toMatchObject({
      to: "/trade-in",
    });
    expect(await desk.db.selectFrom("valuations").select("id").execute()).toHaveLength(before.length);
  });
});
