import { expect, test } from "vitest";
import { readMail } from "./mime.ts";

const mail = (...lines: string[]) => readMail(Buffer.from(lines.join("\r\n"), "utf8"));

test("headers are unfolded and their encoded words decoded, also across words", () => {
  const { headers } = mail(
    "Subject: =?UTF-8?Q?Zo=C3=AB_asks=3A_is_it_?=",
    " =?utf-8?B?4piV?= there",
    "To: a@b.example",
    "",
    "Hello",
  );
  expect(headers).toEqual({ subject: "Zoë asks: is it ☕ there", to: "a@b.example" });
});

test("parts are found at any depth and decoded by their own encoding", () => {
  const { parts } = mail(
    'Content-Type: multipart/mixed; boundary="out"',
    "",
    "a preamble",
    "--out",
    "Content-Type: multipart/alternative;",
    " boundary=in",
    "",
    "--in",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    "caf=C3=A9 is =",
    "open",
    "--in",
    "Content-Type: Application/X-ADF+XML; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from("<adf>é</adf>").toString("base64"),
    "--in--",
    "--out--",
  );
  expect(parts).toEqual([
    { type: "text/plain", text: "café is open" },
    { type: "application/x-adf+xml", text: "<adf>é</adf>" },
  ]);
});

test("what is no mail is the text it is, and endless nesting ends", () => {
  expect(mail("just words").parts).toEqual([{ type: "text/plain", text: "" }]);
  expect(readMail(Buffer.alloc(0))).toEqual({ headers: {}, parts: [{ type: "text/plain", text: "" }] });
  const nested = Array.from(
    { length: 50 },
    (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`,
  );
  expect(readMail(Buffer.from(nested.join(""))).parts.length).toBeLessThan(10);
});
