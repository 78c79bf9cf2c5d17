import { expect, test } from "vitest";
import { testEnv } from "../testing.ts";
import { openDoorWarnings } from "./open-doors.ts";

const lines = (env: Record<string, string>) => openDoorWarnings(testEnv(env)).join("\n");

test("a development server that listens to the network says what it opens to it", () => {
  const text = lines({ HOST: "0.0.0.0" });
  for (const open of ["HOST=0.0.0.0", "/dev/mailbox", "000000", "payments"]) expect(text).toContain(open);
});

test("what has a real service behind it is not called open", () => {
  const text = lines({ HOST: "::", SMTP_URL: "smtp://mail.example", SMS_URL: "https://sms.example/" });
  expect(text).not.toContain("000000");
  expect(text).not.toContain("mailbox");
});

test("nothing is open on this machine alone, nor in production", () => {
  for (const HOST of ["", "127.0.0.1", "127.0.0.2", "::1", "localhost"]) expect(lines({ HOST })).toBe("");
  expect(lines({ HOST: "0.0.0.0", FORECOURT_MODE: "production", SMTP_URL: "smtp://mail.example" })).toBe("");
});
