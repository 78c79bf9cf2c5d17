import { describe, expect, test } from "vitest";
import { FORM, html, testServer } from "../testing.ts";
import { FORM_BOUNDS, fieldsAtMost, isFieldName } from "./form-bounds.ts";
import { boundedJson, JSON_BOUNDS } from "./json-bounds.ts";

const echo = { renderPage: async (request: Request) => html(await request.text()) };
const JSON_TYPE = { "content-type": "application/json" };
const MULTIPART = { "content-type": "multipart/form-data; boundary=x" };
const part = (name: string, value = "1") => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

async function posting(path: string, headers: Record<string, string>) {
  const server = await testServer(echo);
  return async (body: string | Buffer) => {
    const { status, text } = await server.ask(path, { method: "POST", headers, body });
    return { status, text };
  };
}

describe("names of a form's fields", () => {
  const HOSTILE = [
    "a[99999999]",
    "a[100]",
    "a.100",
    ".".repeat(3_000),
    "a.".repeat(40),
    "a[0]".repeat(20),
    "x".repeat(101),
    "__proto__",
    "a.__proto__.b",
    "a[constructor]",
    "__intent__",
    "__state__",
    "a\0",
  ];
  test.each(HOSTILE.map((name) => [name.slice(0, 20), name]))(
    "%j is none, however the form is sent",
    async (_, name) => {
      expect(isFieldName(name)).toBe(false);
      const post = await posting("/contact", FORM);
      const answer = await post(new URLSearchParams({ [name]: "1" }).toString());
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining("That form could not be read")]);
      const inParts = await posting("/contact", MULTIPART);
      expect((await inParts(`${part(name)}--x--\r\n`)).status).toBe(400);
    },
  );

  test.each(["email", "last_name", "Vehicle Make", "boxes[3]", "car.make", "lines[0].name", "wünsche"])(
    "%j is one",
    (name) => {
      expect(isFieldName(name)).toBe(true);
    },
  );

  test("are as many as a form has, not as many as fit into 100 kB", async () => {
    const [post, inParts] = [await posting("/contact", FORM), await posting("/contact", MULTIPART)];
    const names = (count: number) => Array.from({ length: count }, (_, at) => `f${at}`);
    const fields = names(FORM_BOUNDS.fields);
    expect((await post(fields.join("=1&"))).status).toBe(200);
    expect((await post([...fields, "more"].join("=1&"))).status).toBe(400);
    expect((await post(names(10_000).join("&"))).status).toBe(400);
    expect((await inParts(`${fields.map((name) => part(name)).join("")}--x--\r\n`)).status).toBe(200);
    expect((await inParts(`${[...fields, "more"].map((name) => part(name)).join("")}--x--\r\n`)).status).toBe(400);
  });

  test("are counted in parts by the boundary that the header names, quoted or not", () => {
    const body = Buffer.from(`${part("a")}${part("b")}--x--\r\n`);
    expect(fieldsAtMost('multipart/form-data; charset=utf-8; boundary="x"', body)).toBe(2);
    expect(fieldsAtMost("multipart/form-data;boundary=x", body)).toBe(2);
    expect(fieldsAtMost("application/x-www-form-urlencoded", Buffer.from("a=1&b=2&c"))).toBe(3);
  });
});

describe("a form's values", () => {
  test("are taken as long as people write, and refused where the page that shows them again would be huge", async () => {
    const post = await posting("/contact", FORM);
    const message = (text: string) => post(new URLSearchParams({ message: text }).toString());
    expect((await message("I would like to know more.\n".repeat(700))).status).toBe(200);
    for (const text of ["x".repeat(90_000), "<".repeat(15_000), "\u0001".repeat(15_000)]) {
      const answer = await message(text);
      expect([answer.status, answer.text]).toEqual([
        413,
        expect.stringContaining("a shorter message will get through"),
      ]);
    }
  });

  test("hold no NUL, which no database takes", async () => {
    const post = await posting("/contact", FORM);
    expect((await post("message=a%00b")).status).toBe(400);
  });
});

describe("a body of another kind", () => {
  test.each([
    ["a form without a boundary", { "content-type": "multipart/form-data" }, "x", 400],
    ["a form that is cut off", MULTIPART, part("a").slice(0, 40), 400],
    ["JSON", JSON_TYPE, "{}", 415],
    ["plain text", { "content-type": "text/plain" }, "a=1", 415],
    ["bytes of no type", {}, "a=1", 415],
    ["nothing", {}, "", 400],
  ])("%s is refused by a page in words", async (_, headers, body, status) => {
    const server = await testServer(echo);
    const answer = await server.ask("/contact", { method: "POST", headers, body });
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(/<h1>[A-Z][^<]+<\/h1><p>[A-Z][^<]+\.<\/p>/);
    expect(server.lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  test("is refused by a call in JSON, and nothing at all is left to the call", async () => {
    const server = await testServer(echo);
    const ask = (headers: Record<string, string>, body: string) =>
      server.ask("/api/leads", { method: "POST", headers, body });
    const refused = await ask({ "content-type": "text/plain" }, "{}");
    expect([refused.status, JSON.parse(refused.text)]).toEqual([
      415,
      { error: "This address takes JSON, sent with the Content-Type application/json." },
    ]);
    expect((await ask({}, "")).status).toBe(200);
  });
});

describe("JSON", () => {
  const parse = (text: string, mayHoldNul = false) => boundedJson(Buffer.from(text), { mayHoldNul });
  const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

  test("is read to a depth and a number of values, whatever its texts hold", () => {
    expect(parse(nested(JSON_BOUNDS.depth)).ok).toBe(true);
    expect(parse(nested(JSON_BOUNDS.depth + 1))).toEqual({ ok: false, error: "excessive" });
    expect(parse("[".repeat(100_000))).toEqual({ ok: false, error: "excessive" });
    const list = (count: number) => `[${Array.from({ length: count }, () => 1).join(",")}]`;
    expect(parse(list(JSON_BOUNDS.values)).ok).toBe(true);
    expect(parse(list(JSON_BOUNDS.values + 1))).toEqual({ ok: false, error: "excessive" });
    const quoted = { text: `"${"[{,:".repeat(9_000)}\\` };
    expect(parse(JSON.stringify(quoted))).toEqual({ ok: true, value: quoted });
  });

  test("holds no NUL where it is to be stored; an escaped backslash before u0000 is none", () => {
    expect(parse('{"a":"\\u0000"}')).toEqual({ ok: false, error: "excessive" });
    expect(parse('{"a":"\\\\u0000"}')).toEqual({ ok: true, value: { a: "\\u0000" } });
    expect(parse('{"q":"\\u0000"}', true)).toEqual({ ok: true, value: { q: "\0" } });
  });

  test("beyond its bounds is refused in a sentence", async () => {
    const post = await posting("/api/leads", JSON_TYPE);
    const answer = await post(nested(33));
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text).error).toContain("nests deeper");
  });
});
