import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { webhookSender } from "./live.ts";
import type { WebhookCall } from "./port.ts";
import { sign, verify } from "./signature.ts";
import { type WebhookSimulator, webhookSimulator } from "./simulator.ts";

const NOW = Date.UTC(2026, 10, 30, 1, 2, 3);
const clock = () => NOW;
const secret = (name: string) => (name === "DEALER_SECRET" ? "s3cret-of-the-dealer" : null);

describe("the webhook client against the receiver's simulator", () => {
  let receiver: WebhookSimulator;
  const sender = webhookSender({ secret, mode: "development", clock, patience: 300 });
  const call = (change: Partial<WebhookCall> = {}): WebhookCall => ({
    url: receiver.url,
    secretEnv: "DEALER_SECRET",
    id: "lead-1",
    body: JSON.stringify({ name: "Zoë" }),
    ...change,
  });

  beforeEach(async () => {
    receiver = await webhookSimulator({ secret: "s3cret-of-the-dealer", clock });
  });
  afterEach(() => receiver.close());

  test("a call arrives signed, as JSON, with the id that tells a repeat", async () => {
    expect(await sender.send(call())).toEqual({ ok: true, value: null });
    await sender.send(call());
    expect(receiver.received).toEqual([
      { id: "lead-1", body: { name: "Zoë" } },
      { id: "lead-1", body: { name: "Zoë" } },
    ]);
  });

  test.each([
    [404, "rejected"],
    [422, "rejected"],
    [307, "rejected"],
    [401, "unavailable"],
    [403, "unavailable"],
    [408, "unavailable"],
    [429, "unavailable"],
    [500, "unavailable"],
    [503, "unavailable"],
    ["hang", "unavailable"],
  ] as const)("an answer of %s is told as %s", async (answer, kind) => {
    receiver.behave(answer);
    expect(await sender.send(call())).toMatchObject({ ok: false, error: { kind } });
    expect(receiver.received).toEqual([]);
  });

  test("a receiver that is gone, and a secret that is not set, may come", async () => {
    expect(await sender.send(call({ secretEnv: "OTHER" }))).toMatchObject({ error: { kind: "unavailable" } });
    await receiver.close();
    expect(await sender.send(call())).toMatchObject({ error: { kind: "unavailable" } });
  });

  test("a wrong secret is told by the signature, and may be put right", async () => {
    const other = webhookSender({ secret: () => "another", mode: "development", clock });
    expect(await other.send(call())).toMatchObject({ error: { kind: "unavailable" } });
    expect(receiver.received).toEqual([]);
  });
});

describe("where a webhook may lead", () => {
  const send = (mode: "development" | "production", url: string, allowedHosts: string[] = []) =>
    webhookSender({ secret, mode, clock, allowedHosts, patience: 300 }).send({
      url,
      secretEnv: "DEALER_SECRET",
      id: "1",
      body: "{}",
    });

  test.each(["http://crm.dealer.example/leads", "ftp://crm.dealer.example", "not an address"])(
    "%s is refused in both modes",
    async (url) => {
      expect(await send("development", url)).toMatchObject({ error: { kind: "rejected" } });
      expect(await send("production", url)).toMatchObject({ error: { kind: "rejected" } });
    },
  );

  test.each([
    "http://127.0.0.1:9/leads",
    "https://127.0.0.1:9/leads",
    "https://[::1]:9/leads",
    "https://[::ffff:10.0.0.1]/leads",
    "https://10.1.2.3/leads",
    "https://169.254.169.254/latest/meta-data",
    "https://0x7f000001/leads",
    // A host name, judged by the address that it resolves to.
    "https://localhost:9/leads",
  ])("%s is refused in production", async (url) => {
    expect(await send("production", url)).toMatchObject({ error: { kind: "rejected" } });
  });

  test.each(["localhost", "127.0.0.1"])("an allowed host of the operator's own network is tried: %s", async (host) => {
    expect(await send("production", `https://${host}:9/leads`, [host])).toMatchObject({
      error: { kind: "unavailable" },
    });
  });

  test.each(["localhost", "127.0.0.1", "[::1]"])(
    "this machine is called without HTTPS in development alone: %s",
    async (host) => {
      expect(await send("development", `http://${host}:9/leads`)).toMatchObject({ error: { kind: "unavailable" } });
      expect(await send("production", `http://${host}:9/leads`, [host])).toMatchObject({ error: { kind: "rejected" } });
    },
  );
});

test("a signature holds for its body and five minutes, no longer", () => {
  const header = sign("secret", "body", 1000);
  expect(verify("secret", "body", header, 1300)).toBe(true);
  expect(verify("secret", "body", header, 1301)).toBe(false);
  expect(verify("secret", "bodY", header, 1000)).toBe(false);
  expect(verify("Secret", "body", header, 1000)).toBe(false);
  expect(verify("secret", "body", "t=1000", 1000)).toBe(false);
});
