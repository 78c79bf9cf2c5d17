import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { HOUR_MS } from "../../lib/time/spans.ts";
import { takeCall } from "./calls.ts";
import { photosOf, valuationOf } from "./data.ts";
import { beginValuation } from "./mutations.ts";
import { PHOTO_LIMIT } from "./photo-rules.ts";
import { addPhoto, deleteOldValuations, removePhoto } from "./photos.ts";
import { RETENTION_MS } from "./rules.ts";
import { type Desk, NOW, ORIGIN, openDesk, PHOTO, type ScopeChanges } from "./testing.ts";
import { trySaveResult } from "./vendor-steps.ts";

const UID = expect.stringMatching(/^[0-9a-f-]{36}$/);
const CUSTOMER = { cName: "Zoë O'Brien", cEmail: "zoe@shopper.example", cPhone: "0491 570 156" };

eachDatabase("the calls of a valuation", (openFresh) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk(await openFresh());
  });
  afterAll(() => desk.close());

  const call = async (name: string, body: unknown, changes?: ScopeChanges) => {
    const request = new Request(`${ORIGIN}/api/${name}`, { method: "POST", body: JSON.stringify(body) });
    const taken = await takeCall(name, request, desk.scope(changes));
    return { status: taken?.status, body: taken?.body as never as Record<string, never>[] & Record<string, never> };
  };
  const enterVin = (rego: string, changes?: ScopeChanges) =>
    call("eval-expert/enter-vin", { rego, state: "qld" }, changes);

  test("API-025 API-026 enter-vin answers with a list: the vehicle, those that fit, or nothing", async () => {
    const one = await enterVin("REG4SUCCESS");
    expect(one).toMatchObject({
      status: 200,
      body: [{ EvalID: UID, VIN: expect.any(String), Registration: "REG4SUCCESS" }],
    });
    const several = await enterVin("REG4VINONLY");
    expect(several.body[0]).toEqual({ EvalID: UID, VIN: expect.any(String), VechielDescriptions: expect.any(Array) });
    expect((await enterVin("REG4NOMATCH")).body).toEqual([]);
    expect(await call("eval-expert/enter-vin", { rego: "ABC123" })).toMatchObject({
      status: 422,
      body: { error: "state: * This field is required" },
    });
    expect((await enterVin("REG4SUCCESS", { alone: true })).status).toBe(503);
    expect(await takeCall("eval-expert/toString", new Request(ORIGIN), desk.scope())).toBeNull();
  });

  test("API-027 manual-entry takes the chosen description, of a valuation under way or by itself", async () => {
    const { VIN: vin, VechielDescriptions: list, EvalID: evalid } = (await enterVin("REG4VINONLY")).body[0] ?? {};
    const desc = (list as unknown as string[])[2];
    expect((await call("eval-expert/manual-entry", { vin, desc, evalid })).body[0]).toMatchObject({
      EvalID: evalid,
      VIN: vin,
    });
    const alone = await call("eval-expert/manual-entry", { vin, desc });
    expect(alone.body[0]).toMatchObject({ EvalID: UID, VIN: vin });
    expect(alone.body[0]?.EvalID).not.toBe(evalid);
    expect((await call("eval-expert/manual-entry", { vin, desc: "A tank", evalid })).status).toBe(422);
    expect((await call("eval-expert/manual-entry", { vin: "OTHER", desc, evalid })).status).toBe(404);
  });

  test("API-029 API-030 update-eval adds who asks, and answers with the record", async () => {
    const { EvalID: evalid, VIN } = (await enterVin("REG4SUCCESS")).body[0] ?? {};
    const updated = await call("eval-expert/update-eval", {
      evalid,
      km: 62_000,
      userEmail: "buyer@dealer.example",
      ...CUSTOMER,
    });
    const fields = ["EngineNo", "Registration", "RegExpiry", "KM", "Make", "Model", "Variant", "Year", "Transmission"];
    expect(updated.body[0]).toMatchObject({ EvalID: evalid, VIN, redbookCode: expect.any(String) });
    for (const name of fields) expect(updated.body[0], name).toHaveProperty(name, expect.any(String));
    expect(desk.vendor.received.at(-1)?.fields).toMatchObject({
      km: 62_000,
      userEmail: "buyer@dealer.example",
      ...CUSTOMER,
    });
    const unknown = { evalid: "00000000-0000-4000-8000-000000000000", km: 1, ...CUSTOMER };
    expect((await call("eval-expert/update-eval", unknown)).status).toBe(404);
  });

  test("API-023 TRADE-040 the result is saved with its answers on the sites that want it, and on no other", async () => {
    const { EvalID } = (await enterVin("REG4SUCCESS")).body[0] ?? {};
    const adjustmentAnswers = [{ question: "Service history", answer: "Full" }];
    const body = { column_name: "valuation", value: { EvalID, adjustmentAnswers, offer_price: 1_000_000 } };
    expect((await call("miscellaneous", body)).status).toBe(404);
    const saving = { config: { saveValuationMisc: true } };
    expect(await call("miscellaneous", body, saving)).toEqual({ status: 200, body: { success: true } });
    const scope = desk.scope(saving);
    const kept = JSON.parse((await valuationOf(desk.db, scope.site, EvalID ?? ""))?.saved_result ?? "null");
    expect(kept).toMatchObject({ rego: "REG4SUCCESS", regoState: "qld", adjustmentAnswers, offer_price: null });
    expect((await call("miscellaneous", { ...body, column_name: "other" }, saving)).status).toBe(422);
  });

  test("ERR-009 a result that cannot be saved is logged and stops nothing", async () => {
    const { EvalID } = (await enterVin("REG4SUCCESS")).body[0] ?? {};
    const { site } = desk.scope({ config: { saveValuationMisc: true } });
    const valuation = await valuationOf(desk.db, site, EvalID ?? "");
    if (!valuation) throw new Error("no valuation");
    const away = { updateTable: () => expect.unreachable("asked") } as never;
    const warnings: unknown[] = [];
    const log = { warn: (line: unknown) => warnings.push(line), error: () => {} };
    await trySaveResult({ db: away, valuer: null, dataDir: "", log }, site, valuation, []);
    expect(warnings).toHaveLength(1);
  });

  test("a gate before the page stands before its calls", async () => {
    expect((await enterVin("REG4SUCCESS", { config: { gatedRoutes: ["trade-in"] } })).status).toBe(401);
  });

  test("the photos of one site take a fifth of the store at most, and leave the rest to the others", async () => {
    const store = { db: desk.db, dataDir: desk.dataDir };
    const { site } = desk.scope();
    const begin = (id: string) => {
      const of = { purpose: "trade-in", dealershipSlug: "halden-alexandria", carId: null } as const;
      return beginValuation(desk.db, { ...site, id } as typeof site, of, NOW);
    };
    /** Stores photos of a site that take so many bytes together, ten to a valuation. */
    const fill = async (site_id: string, bytes: number) => {
      for (let left = bytes; left > 0; ) {
        const { id: valuation_id } = await begin(site_id);
        for (let place = 1; place <= 10 && left > 0; place++) {
          const taken = Math.min(left, PHOTO_LIMIT - 1);
          const photo = { uid: `${site_id}-${left}`, valuation_id, site_id, place, name: "a.jpg", type: "image/jpeg" };
          await desk.db
            .insertInto("valuation_photos")
            .values({ ...photo, bytes: taken })
            .execute();
          left -= taken;
        }
      }
    };
    const [crowded, another] = [await begin("crowded"), await begin("another")];
    const share = 1024 ** 3;
    await fill("crowded", share - PHOTO.length);
    const file = { name: "a.jpg", bytes: PHOTO };
    expect((await addPhoto(store, crowded, file, NOW)).ok, "the last one that fits").toBe(true);
    expect(await addPhoto(store, crowded, file, NOW)).toEqual({ ok: false, error: "full" });
    expect((await addPhoto(store, another, file, NOW)).ok).toBe(true);
    for (const id of ["b", "c", "d", "e"]) await fill(id, share);
    expect(await addPhoto(store, another, file, NOW), "the whole store").toEqual({ ok: false, error: "full" });
    // A site's photos that no lead came of give way after an hour, and no other site's while there is room in all.
    const later = NOW + HOUR_MS;
    const bytesOf = async (id: string) => {
      const rows = await desk.db.selectFrom("valuation_photos").select("bytes").where("site_id", "=", id).execute();
      return rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
    };
    await desk.db.deleteFrom("valuation_photos").where("site_id", "=", "e").execute();
    expect(await addPhoto(store, crowded, file, later - 1)).toEqual({ ok: false, error: "full" });
    await desk.db.updateTable("valuations").set({ created_at: later }).where("id", "=", crowded.id).execute();
    expect((await addPhoto(store, crowded, file, later)).ok).toBe(true);
    expect([await bytesOf("crowded"), await bytesOf("b")]).toEqual([2 * PHOTO.length, share]);
    await fill("e", share);
    await fill("f", share);
    expect((await addPhoto(store, another, file, later)).ok, "the whole store").toBe(true);
    expect(await bytesOf("b")).toBeLessThan(share);
    for (const valuation of [crowded, another]) {
      for (const { uid } of await photosOf(desk.db, valuation)) await removePhoto(store, valuation, uid);
    }
    await desk.db
      .deleteFrom("valuations")
      .where("site_id", "in", ["crowded", "another", "b", "c", "d", "e", "f"])
      .execute();
  });

  test("after thirty days a valuation is gone, its photos and their files with it", async () => {
    const { EvalID } = (await enterVin("REG4SUCCESS")).body[0] ?? {};
    const store = { db: desk.db, dataDir: desk.dataDir };
    const { site } = desk.scope();
    const valuation = await valuationOf(desk.db, site, EvalID ?? "");
    if (!valuation) throw new Error("no valuation");
    const photo = await addPhoto(store, valuation, { name: "a.jpg", bytes: PHOTO }, NOW);
    const files = () => readdirSync(join(desk.dataDir, "valuation-photos"));
    expect(photo.ok && existsSync(join(desk.dataDir, "valuation-photos", photo.value.uid))).toBe(true);
    expect(await deleteOldValuations(store, NOW + RETENTION_MS - 1)).toBe(0);
    expect(await deleteOldValuations(store, NOW + RETENTION_MS)).toBeGreaterThan(0);
    expect(files()).toEqual([]);
    expect(await valuationOf(desk.db, site, EvalID ?? "")).toBeNull();
    expect(await desk.db.selectFrom("valuation_photos").select("id").execute()).toEqual([]);
  });
});
