import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { plateAnswer, recordAnswer } from "./answers.ts";
import { valuationClient } from "./live.ts";
import { RECORD_TEXTS, type Valuer } from "./port.ts";
import { type ValuationSimulator, valuationSimulator } from "./simulator.ts";

const UPDATE = {
  km: 62_000,
  userEmail: "a@dealer.example",
  cName: "Zoë",
  cEmail: "z@shopper.example",
  cPhone: "0491570156",
};
const PHOTO = { name: "front.jpg", type: "image/jpeg", bytes: new Uint8Array([0xff, 0xd8, 0xff]) };

describe("the client of the valuation calls against the simulator", () => {
  let vendor: ValuationSimulator;
  let valuer: Valuer;

  beforeEach(async () => {
    vendor = await valuationSimulator({ key: "k3y" });
    valuer = valuationClient({ url: vendor.url, key: "k3y", patience: 300 });
  });
  afterEach(() => vendor.close());

  const success = async () => {
    const answer = await valuer.byPlate("REG4SUCCESS", "qld");
    if (!answer.ok || answer.value.kind !== "valued") throw new Error("no vehicle");
    return answer.value.record;
  };

  test("API-025 API-026 a plate leads to its vehicle, to several, or to none, and always to the same", async () => {
    const record = await success();
    expect(record.EvalID).toMatch(/^EV-/);
    expect(record.VIN).toMatch(/^[0-9A-HJ-NPR-Z]{17}$/);
    expect(await success()).toEqual(record);
    const several = await valuer.byPlate("REG4VINONLY", "vic");
    expect(several).toMatchObject({ ok: true, value: { kind: "descriptions", vin: expect.any(String) } });
    expect(several.ok && several.value.kind === "descriptions" && several.value.descriptions).toHaveLength(3);
    expect(await valuer.byPlate("REG4NOMATCH", "qld")).toEqual({ ok: true, value: { kind: "none" } });
    expect(vendor.received[0]).toEqual({ name: "enter-vin", fields: { rego: "REG4SUCCESS", state: "qld" } });
  });

  test("API-027 the chosen description leads to that very vehicle; one that was not offered is refused", async () => {
    const several = await valuer.byPlate("REG4VINONLY", "vic");
    if (!several.ok || several.value.kind !== "descriptions") throw new Error("not several");
    const { vin, descriptions } = several.value;
    const [, second = ""] = descriptions;
    const chosen = await valuer.byDescription(vin, second);
    expect(chosen.ok && second.includes(chosen.value.Variant ?? "?")).toBe(true);
    expect(vendor.received.at(-1)).toEqual({ name: "manual-entry", fields: { vin, desc: second } });
    expect(await valuer.byDescription(vin, "A tank")).toMatchObject({ error: { kind: "rejected" } });
  });

  test("API-028 API-029 API-030 photos and the last step's details go to the valuation, which answers with its record", async () => {
    const { EvalID, VIN } = await success();
    expect(await valuer.addPhoto(EvalID, PHOTO)).toEqual({ ok: true, value: null });
    expect(vendor.received.at(-1)).toEqual({
      name: "image-upload",
      fields: { evalid: EvalID, file: { name: "front.jpg", type: "image/jpeg", bytes: 3 } },
    });
    const updated = await valuer.update(EvalID, UPDATE);
    expect(updated).toMatchObject({ ok: true, value: { EvalID, VIN, KM: "62000", offer_price: expect.any(Number) } });
    expect(vendor.received.at(-1)).toEqual({ name: "update-eval", fields: { evalid: EvalID, ...UPDATE } });
  });

  test("TRADE-037 a refusal brings the words that were returned with it", async () => {
    const plate = await valuer.byPlate("REG4WARNING", "nsw");
    const evalId = plate.ok && plate.value.kind === "valued" ? plate.value.record.EvalID : "";
    const sentence = "This vehicle is recorded as a write-off and cannot be valued.";
    expect(await valuer.update(evalId, UPDATE)).toMatchObject({
      ok: false,
      error: { kind: "rejected", said: sentence },
    });
    expect(await valuer.byPlate("REG4ERROR", "nsw")).toMatchObject({ error: { kind: "unavailable", said: null } });
  });

  test.each([
    [400, "rejected"],
    [422, "rejected"],
    [307, "unavailable"],
    [401, "unavailable"],
    [429, "unavailable"],
    [503, "unavailable"],
    ["hang", "unavailable"],
    ["garbage", "unavailable"],
    ["flood", "unavailable"],
  ] as const)("an answer of %s is told as %s, and neither plate nor person is quoted", async (answer, kind) => {
    const { EvalID } = await success();
    vendor.behave(answer);
    for (const result of [await valuer.byDescription("VIN123", "X"), await valuer.update(EvalID, UPDATE)]) {
      expect(result).toMatchObject({ ok: false, error: { kind } });
      expect(JSON.stringify(result)).not.toMatch(/VIN123|Zoë|0491|EV-/);
    }
  });

  test("with another key, and from a vendor that is gone, it may come", async () => {
    const other = valuationClient({ url: vendor.url, key: null, patience: 300 });
    expect(await other.byPlate("REG4SUCCESS", "qld")).toMatchObject({ error: { kind: "unavailable" } });
    await vendor.close();
    expect(await valuer.byPlate("REG4SUCCESS", "qld")).toMatchObject({ error: { kind: "unavailable" } });
  });
});

test.each(["VechielDescriptions", "VechicleDescriptions"])(
  "API-026 the descriptions are read when they are called %s",
  (name) => {
    const several = { kind: "descriptions", vin: "V1", descriptions: ["A", "B"] };
    expect(plateAnswer([{ VIN: "V1", [name]: ["A", { desc: " B " }, "A"] }])).toEqual(several);
    expect(plateAnswer([{ VIN: "V1", EvalID: 7, [name]: [] }])).toMatchObject({
      kind: "valued",
      record: { EvalID: "7" },
    });
  },
);

test.each([null, {}, "x", [null], [7], [{ VIN: {} }]])("garbage %j is no valuation", (body) => {
  expect(plateAnswer(body) ?? { kind: "none" }).toEqual({ kind: "none" });
  expect(recordAnswer(body)).toBeNull();
});

test("codes keep their zeros, numbers become text, and a price of nothing is none", () => {
  const record = recordAnswer([{ EvalID: 12, redbookCode: "042519", Year: 2019, KM: " 85000 ", offer_price: "0" }]);
  expect(record).toMatchObject({
    EvalID: "12",
    redbookCode: "042519",
    Year: "2019",
    KM: "85000",
    offer_price: null,
    VIN: null,
  });
  expect(recordAnswer([{ EvalID: "1", offer_price: "24750.4" }])?.offer_price).toBe(24_750);
});

test("TRADE-044 TRADE-045 TRADE-046 TRADE-047 TRADE-048 TRADE-049 TRADE-050 TRADE-051 TRADE-052 TRADE-053 TRADE-054 TRADE-055 TRADE-056 TRADE-057 TRADE-058 TRADE-059 TRADE-060 TRADE-061 TRADE-062 each field of a record is read by its name", () => {
  const names =
    "VIN Make Model Variant Year Body Transmission Cylinders CompMth CompYr BuildMth BuildYr EngineNo Registration " +
    "RegExpiry KM Series redbookCode";
  expect([...RECORD_TEXTS]).toEqual(names.split(" "));
  const given = { EvalID: "EV-1", ...Object.fromEntries(RECORD_TEXTS.map((name) => [name, `the ${name}`])) };
  expect(recordAnswer([{ ...given, offer_price: 18_400, Other: "x" }])).toEqual({ ...given, offer_price: 18_400 });
  const empty = Object.fromEntries(RECORD_TEXTS.map((name) => [name, null]));
  expect(recordAnswer([{ EvalID: "EV-1" }])).toEqual({ EvalID: "EV-1", ...empty, offer_price: null });
});
