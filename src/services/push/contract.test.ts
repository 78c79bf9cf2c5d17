import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storedPushKeys } from "./keys.ts";
import { webPushSender } from "./live.ts";
import type { PushSender } from "./port.ts";
import { type PushSimulator, pushSimulator } from "./simulator.ts";

let dir: string;
let service: PushSimulator;
let sender: PushSender;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "push-"));
  service = await pushSimulator();
  const keys = await storedPushKeys(dir);
  sender = webPushSender({ ...keys, subject: "mailto:website@forecourt.example", mode: "development" });
});
afterAll(async () => {
  await service.close();
  await rm(dir, { recursive: true });
});

test("a message is read by the one browser that it is encrypted for", async () => {
  const to = service.subscribe();
  expect(await sender.send({ to, payload: "Zoë asks: „still here?“", ttl: 60 })).toEqual({ ok: true, value: null });
  expect(service.received.at(-1)).toEqual({ endpoint: to.endpoint, text: "Zoë asks: „still here?“", ttl: 60 });
  // The keys of another browser do not read it.
  const other = service.subscribe();
  const before = service.received.length;
  const crossed = await sender.send({ to: { ...to, p256dh: other.p256dh }, payload: "x", ttl: 60 });
  expect(crossed.ok).toBe(false);
  expect(service.received.length).toBe(before);
});

test.each([
  [404, "gone"],
  [410, "gone"],
  [400, "rejected"],
  [413, "rejected"],
  [302, "rejected"],
  [429, "unavailable"],
  [503, "unavailable"],
])("an answer of %i means: %s", async (status, kind) => {
  service.behave(status);
  const sent = await sender.send({ to: service.subscribe(), payload: "x", ttl: 60 });
  service.behave(201);
  expect(sent).toMatchObject({ ok: false, error: { kind } });
});

test("a service that is away, and keys that are none, are typed failures", async () => {
  const away = await pushSimulator();
  const to = away.subscribe();
  await away.close();
  expect(await sender.send({ to, payload: "x", ttl: 60 })).toMatchObject({ ok: false, error: { kind: "unavailable" } });
  const broken = { ...service.subscribe(), p256dh: "AAAA", auth: "x" };
  expect(await sender.send({ to: broken, payload: "x", ttl: 60 })).toMatchObject({ error: { kind: "rejected" } });
});

test("only browsers' push services are ever called", () => {
  const strict = webPushSender({ publicKey: "", privateKey: "", subject: "mailto:a@b.example", mode: "production" });
  const taken = [
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc",
    "https://wns2-sg2p.notify.windows.com/w/?token=abc",
  ];
  expect(taken.map((one) => strict.refusal(one))).toEqual(taken.map(() => null));
  const hostile = [
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evil.example/fcm.googleapis.com",
    "https://evilpush.apple.com.example/",
    "https://user:pass@fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://127.0.0.1/x",
    "http://127.0.0.1:6379/",
    "https://[::1]/x",
    "https://169.254.169.254/latest/meta-data",
    "https://notify.windows.com@10.0.0.5/",
    "file:///etc/passwd",
    `https://fcm.googleapis.com/${"x".repeat(3_000)}`,
    "",
  ];
  expect(hostile.filter((one) => strict.refusal(one) === null)).toEqual([]);
});

test("the pair of keys is made once, and kept", async () => {
  const [one, other] = await Promise.all([storedPushKeys(dir), storedPushKeys(dir)]);
  expect(one).toEqual(other);
  expect(one.publicKey).toBe(sender.publicKey);
});
