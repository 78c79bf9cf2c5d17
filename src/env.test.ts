import { expect, test } from "vitest";
import { parseEnv } from "./env.ts";

test("an empty environment gives the demo's settings", () => {
  const env = parseEnv({}, "/srv/forecourt");
  expect(env).toMatchObject({
    ok: true,
    value: { port: 3000, dataDir: "/srv/forecourt/.data", databaseUrl: null, mode: "development", trustProxy: false },
  });
});

test.each([
  ["PORT", "70000"],
  ["PORT", "http"],
  ["DATABASE_URL", "mysql://host/name"],
  ["FORECOURT_MODE", "staging"],
  ["METRICS_TOKEN", "short"],
  ["MEILISEARCH_URL", "search.internal:7700"],
  ["MEILISEARCH_URL", "http://user:password@search.internal"],
  ["MEILISEARCH_KEY", "with a blank"],
  ["SMS_URL", "http://sms.example/messages"],
  ["SMS_URL", "https://user:password@sms.example"],
  ["SMS_TOKEN", "two words"],
  ["SMS_FROM", "a name of more than fifteen"],
  ["SMS_VENDOR", "pigeon"],
  ["SMS_ACCOUNT", "user:password"],
  ["YOUX_URL", "http://quotes.example/youx"],
  ["YOUX_TOKEN", "two words"],
  ["FORECOURT_TLS_ASK", "3002"],
  ["FORECOURT_TLS_ASK", "http://127.0.0.1:3002"],
  ["S3_BUCKET", "No/Bucket"],
  ["S3_ENDPOINT", "https://key:secret@s3.example"],
  ["S3_REGION", "Sydney!"],
  ["S3_ACCESS_KEY", "two words"],
])("%s=%s is refused with a sentence that names it", (name, value) => {
  const env = parseEnv({ [name]: value });
  expect(env.ok).toBe(false);
  if (!env.ok) expect(env.error).toEqual([expect.stringMatching(new RegExp(`^${name} must be .+\\.$`))]);
});

test("a bucket without its keys is refused", () => {
  const keys = { S3_ACCESS_KEY: "key", S3_SECRET_KEY: "secret" };
  expect(parseEnv({ S3_BUCKET: "photos", S3_ACCESS_KEY: "key" })).toEqual({
    ok: false,
    error: ["S3_BUCKET needs S3_ACCESS_KEY and S3_SECRET_KEY beside it."],
  });
  const s3 = { bucket: "photos", endpoint: null, region: "us-east-1", accessKey: "key", secretKey: "secret" };
  expect(parseEnv({ S3_BUCKET: "photos", ...keys })).toMatchObject({ ok: true, value: { s3 } });
  expect(parseEnv(keys)).toMatchObject({ ok: true, value: { s3: null } });
});

test("a vendor of text messages is refused without its account, key or sender, which the generic gateway does without", () => {
  const keys = { SMS_ACCOUNT: "AC0123", SMS_TOKEN: "k3y" };
  const said = (env: Record<string, string>) => parseEnv(env);
  expect(said({ SMS_VENDOR: "clicksend", SMS_TOKEN: "k3y" })).toMatchObject({
    error: ["SMS_VENDOR=clicksend needs SMS_ACCOUNT and SMS_TOKEN beside it."],
  });
  expect(said({ SMS_VENDOR: "twilio", ...keys })).toMatchObject({ error: [expect.stringContaining("SMS_FROM")] });
  expect(said({ SMS_VENDOR: "twilio", SMS_FROM: "MG0123456789abcdef0123456789abcdef", ...keys })).toMatchObject({
    ok: true,
  });
  expect(said({ SMS_VENDOR: "clicksend", ...keys })).toMatchObject({ ok: true });
  expect(said({ SMS_URL: "https://sms.example/send" })).toMatchObject({ ok: true });
});

test("an empty variable counts as unset", () => {
  expect(parseEnv({ PORT: "", DATABASE_URL: "" })).toMatchObject({
    ok: true,
    value: { port: 3000, databaseUrl: null },
  });
});

test("development listens to this machine alone unless HOST says otherwise; production listens to the network", () => {
  const hostOf = (env: Record<string, string>) => parseEnv({ SMTP_URL: "smtp://mail.example", ...env });
  expect(hostOf({})).toMatchObject({ value: { host: "127.0.0.1" } });
  expect(hostOf({ HOST: "192.0.2.7" })).toMatchObject({ value: { host: "192.0.2.7" } });
  expect(hostOf({ FORECOURT_MODE: "production" })).toMatchObject({ value: { host: "0.0.0.0" } });
});

test("production invents no vehicles, and does not let itself be told to", () => {
  const production = { FORECOURT_MODE: "production", SMTP_URL: "smtp://mail.example" };
  expect(parseEnv({})).toMatchObject({ value: { demoStock: 6_000 } });
  expect(parseEnv(production)).toMatchObject({ value: { demoStock: 0 } });
  expect(parseEnv({ ...production, FORECOURT_DEMO_STOCK: "0" })).toMatchObject({ value: { demoStock: 0 } });
  const told = parseEnv({ ...production, FORECOURT_DEMO_STOCK: "20" });
  expect(told).toMatchObject({
    ok: false,
    error: [expect.stringContaining("FORECOURT_DEMO_STOCK must be 0 or unset")],
  });
});

test("production asks for a mail server", () => {
  expect(parseEnv({ FORECOURT_MODE: "production" })).toMatchObject({ ok: false });
  expect(parseEnv({ FORECOURT_MODE: "production", SMTP_URL: "smtp://mail.example" })).toMatchObject({ ok: true });
});
