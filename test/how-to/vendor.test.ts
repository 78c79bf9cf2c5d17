import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Workshop, workshopOf } from "./workshop.ts";

let workshop: Workshop;
beforeAll(async () => {
  workshop = await workshopOf("vendor.md");
});
afterAll(() => workshop.close());

const SEND = `
  import { textline } from "./src/services/sms/textline.ts";
  import { textlineSimulator } from "./src/services/sms/textline-simulator.ts";
  const vendor = await textlineSimulator({ token: "t0ken" });
  const sender = (token) => textline({ url: vendor.url, token, patience: 300 });
  const message = { to: "+61491570156", text: "012345 is your code. ☕", id: "6f1c2b3a" };
  const told = {};
  for (const answer of [200, 422, 429, 500, "hang"]) {
    vendor.behave(answer);
    told[answer] = await sender("t0ken").send(message);
  }
  vendor.behave(200);
  told.stranger = await sender("another").send(message);
  await vendor.close();
  told.gone = await sender("t0ken").send(message);
  console.log(JSON.stringify({ told, received: vendor.received }));
`;

test("the vendor of the walk-through keeps the port's promises against its simulator", async () => {
  const { told, received } = JSON.parse(await workshop.run(SEND));
  const kinds = Object.entries<{ ok: boolean; error?: { kind: string } }>(told).map(([answer, said]) => [
    answer,
    said.ok ? "sent" : said.error?.kind,
  ]);
  expect(Object.fromEntries(kinds)).toEqual({
    200: "sent",
    422: "rejected",
    429: "unavailable",
    500: "unavailable",
    hang: "unavailable",
    stranger: "unavailable",
    gone: "unavailable",
  });
  expect(received).toEqual([{ recipient: "+61491570156", body: "012345 is your code. ☕", reference: "6f1c2b3a" }]);
  expect(JSON.stringify(told)).not.toMatch(/0156|012345/);
});

const CHOOSE = `
  import { join } from "node:path";
  import { parseEnv } from "./src/env.ts";
  import { buildApp } from "./src/wiring.ts";
  import { smsSimulator } from "./src/services/sms/simulator.ts";
  import { textlineSimulator } from "./src/services/sms/textline-simulator.ts";
  const vendors = { textline: await textlineSimulator({ token: "t0ken" }), gateway: await smsSimulator({ token: "t0ken" }) };
  const common = { FORECOURT_DATA: ".data", FORECOURT_SITES: "sites", FORECOURT_DEMO_STOCK: "0", LOG_LEVEL: "error", SMS_TOKEN: "t0ken" };
  for (const [SMS_VENDOR, { url }] of Object.entries(vendors)) {
    const env = parseEnv({ ...common, SMS_VENDOR, SMS_URL: url });
    const app = await buildApp(env.value);
    await app.sms.send({ to: "+61491570156", text: SMS_VENDOR, id: "1" });
    await app.close();
  }
  console.log(JSON.stringify({
    textline: vendors.textline.received.map(({ body }) => body),
    gateway: vendors.gateway.received.map(({ text }) => text),
    wrong: parseEnv({ SMS_VENDOR: "pigeon" }).error,
  }));
  process.exit(0);
`;

test("the environment chooses the vendor, in the one file that knows the implementations of ports", async () => {
  await mkdir(join(workshop.dir, ".data"), { recursive: true });
  expect(JSON.parse(await workshop.run(CHOOSE))).toEqual({
    textline: ["textline"],
    gateway: ["gateway"],
    wrong: ["SMS_VENDOR must be gateway, twilio, clicksend or textline."],
  });
});
