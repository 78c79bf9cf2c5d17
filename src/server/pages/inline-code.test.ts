import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { fresh } from "../first-paint/piece.ts";
import { sealInlineCode } from "./inline-code.ts";

const sealed = (page: string, nonce: string) => sealInlineCode([fresh(Buffer.from(page))], nonce);
const sha = (code: string) => `'sha256-${createHash("sha256").update(code, "utf8").digest("base64")}'`;

test("scripts of the render are allowed by the hash of exactly their text, and the nonce is gone", () => {
  const page = `<script nonce="N1">let a = "ü";\n</script><script type="module" nonce="N1" async="">import("/x.js")</script>`;
  const { html, scripts } = sealed(page, "N1");
  expect(scripts).toEqual([sha('let a = "ü";\n'), sha('import("/x.js")')]);
  expect(html.toString()).toBe(
    `<script>let a = "ü";\n</script><script type="module" async="">import("/x.js")</script>`,
  );
});

test("a script that a dealer's text smuggled in is not allowed", () => {
  const page = `<script>steal()</script><script nonce="guess">steal()</script><script nonce="N1">own()</script>`;
  expect(sealed(page, "N1").scripts).toEqual([sha("own()")]);
});

test("scripts with an address need no hash; styles are hashed; equal code is named once", () => {
  const page = `<script nonce="N1" src="/a.js"></script><style>p{}</style><style media="print">p{}</style>`;
  expect(sealed(page, "N1")).toMatchObject({ scripts: [], styles: [sha("p{}")] });
});

test("text in other alphabets comes through untouched", () => {
  const page = `<p>Škoda — 🚗 ${"ж".repeat(3)}</p><script nonce="N1">"🚗"</script>`;
  const { html, scripts } = sealed(page, "N1");
  expect(html.toString()).toBe(page.replace(' nonce="N1"', ""));
  expect(scripts).toEqual([sha('"🚗"')]);
});

test("a script that is never closed allows nothing after it", () => {
  expect(sealed(`<script nonce="N1">own()</script><script nonce="N1">open(`, "N1").scripts).toEqual([sha("own()")]);
  expect(sealed(`<script nonce="N1"`, "N1").scripts).toEqual([]);
});
