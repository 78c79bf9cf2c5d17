import { afterEach, beforeEach, expect, test } from "vitest";
import { smsGateway } from "./live.ts";
import { type SmsSimulator, smsSimulator } from "./simulator.ts";

const MESSAGE = { to: "+61491570156", text: "012345 is your code. ☕", id: "6f1c2b3a" };
let gateway: SmsSimulator;

beforeEach(async () => {
  gateway = await smsSimulator({ token: "t0ken" });
});
afterEach(() => gateway.close());

const sender = (token: string | null = "t0ken", from: string | null = "Halden") =>
  smsGateway({ url: gateway.url, token, from, patience: 300 });

test("a message arrives whole, with the id that tells a repeat", async () => {
  expect(await sender().send(MESSAGE)).toEqual({ ok: true, value: null });
  expect(await sender("t0ken", null).send(MESSAGE)).toEqual({ ok: true, value: null });
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
