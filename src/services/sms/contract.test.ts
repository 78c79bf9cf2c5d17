import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { clicksend } from "./clicksend.ts";
import { smsGateway } from "./live.ts";
import { type SmsSimulator, smsSimulator } from "./simulator.ts";
import { twilio } from "./twilio.ts";
import { clicksendSimulator, twilioSimulator, type VendorSimulator } from "./vendor-simulators.ts";

const MESSAGE = { to: "+61491570156", text: "012345 is your code. ☕", id: "6f1c2b3a" };
let gateway: SmsSimulator;

beforeEach(async () => {
  gateway = await smsSimulator({ token: "t0ken" });
});
afterEach(() => gateway.close());

const sender = (token: string | null = "t0ken", from: string | null = "Halden") =>
  smsGateway({ url: gateway.url, token, from, patience: 300 });

test("a message arrives whole, with the id that tells a repeat", async () => {
  expect(await sender().send(MESSAGE)).toEqual({ ok: true, value: { gatewayId: null } });
  expect(await sender("t0ken", null).send(MESSAGE)).toEqual({ ok: true, value: { gatewayId: null } });
  expect(gateway.received).toEqual([{ ...MESSAGE, from: "Halden" }, MESSAGE]);
});

test.each([
  [400, "rejected"],
  [404, "rejected"],
  [422, "rejected"],
  [307, "unavailable"],
  [402, "unavailable"],
  [429, "unavailable"],
  [500, "unavailable"],
  ["hang", "unavailable"],
] as const)("an answer of %s is told as %s, and neither number nor text is quoted", async (answer, kind) => {
  gateway.behave(answer);
  const sent = await sender().send(MESSAGE);
  expect(sent).toMatchObject({ ok: false, error: { kind } });
  expect(JSON.stringify(sent)).not.toMatch(/0156|012345/);
  expect(gateway.received).toEqual([]);
});

test.each(["another", null])("with the token %s, and from a gateway that is gone, it may come", async (token) => {
  expect(await sender(token).send(MESSAGE)).toMatchObject({ error: { kind: "unavailable" } });
  await gateway.close();
  expect(await sender().send(MESSAGE)).toMatchObject({ error: { kind: "unavailable" } });
});

describe.each([
  ["Twilio", twilio, twilioSimulator, "MG0123456789abcdef0123456789abcdef"],
  ["ClickSend", clicksend, clicksendSimulator, "Halden"],
] as const)("text messages by %s", (_, client, simulator, from) => {
  const account = { account: "AC0123", token: "k3y" };
  let vendor: VendorSimulator;
  beforeEach(async () => {
    vendor = await simulator(account);
  });
  afterEach(() => vendor.close());
  const open = (token = account.token) => client({ url: vendor.url, ...account, token, from, patience: 300 });

  test("a message arrives whole, and what became of it is asked by the vendor's own id", async () => {
    const sms = open();
    const sent = await sms.send(MESSAGE);
    const gatewayId = sent.ok ? (sent.value.gatewayId ?? "") : "";
    expect(vendor.received).toEqual([{ to: MESSAGE.to, text: MESSAGE.text, from }]);
    expect(await sms.delivery?.(gatewayId)).toEqual({ ok: true, value: "on its way" });
    vendor.end("delivered");
    expect(await sms.delivery?.(gatewayId)).toEqual({ ok: true, value: "delivered" });
    vendor.end("failed");
    expect(await sms.delivery?.(gatewayId)).toEqual({ ok: true, value: "failed" });
    expect(await sms.delivery?.("../Calls")).toMatchObject({ ok: true, value: expect.not.stringMatching("delivered") });
  });

  test.each([
    ["bad number", "rejected"],
    ["no credit", "unavailable"],
    ["busy", "unavailable"],
    ["broken", "unavailable"],
    ["redirect", "unavailable"],
    ["nonsense", "unavailable"],
    ["hang", "unavailable"],
  ] as const)(
    "where it is met with a %s it is told as %s, and neither number nor text is quoted",
    async (mood, kind) => {
      vendor.behave(mood);
      const sent = await open().send(MESSAGE);
      expect(sent).toMatchObject({ ok: false, error: { kind } });
      expect(JSON.stringify(sent)).not.toMatch(/0156|012345/);
      if (mood !== "bad number" && mood !== "no credit")
        expect(await open().delivery?.("SM1")).toMatchObject({ ok: false });
      expect(vendor.received).toEqual([]);
    },
  );

  test("with another key, and from a vendor that is gone, it may come", async () => {
    expect(await open("another").send(MESSAGE)).toMatchObject({ error: { kind: "unavailable" } });
    await vendor.close();
    expect(await open().send(MESSAGE)).toMatchObject({ error: { kind: "unavailable" } });
    expect(await open().delivery?.("SM1")).toMatchObject({ error: { kind: "unavailable" } });
  });
});
