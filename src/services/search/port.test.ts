import { expect, test } from "vitest";
import { withEquals } from "./port.ts";

test.each([
  ["make:Mazda", "make=Mazda"],
  ["make:Mazda AND (km:5 OR NOT status : sold)", "make=Mazda AND (km=5 OR NOT status = sold)"],
  ['url:"https://a:b"', 'url="https://a:b"'],
  ["url:'https://a:b' AND make:Kia", "url='https://a:b' AND make=Kia"],
  [String.raw`name:"a \": b" AND c:d`, String.raw`name="a \": b" AND c=d`],
  [String.raw`name:'it\'s : so' AND c:d`, String.raw`name='it\'s : so' AND c=d`],
  [String.raw`name:"ends in \\" AND c:d`, String.raw`name="ends in \\" AND c=d`],
  [`name:"it's : so" AND c:d`, `name="it's : so" AND c=d`],
  ['name:"never closed: a:b', 'name="never closed: a:b'],
  [String.raw`name:"ends in \ `.trim(), String.raw`name="ends in \ `.trim()],
  ["", ""],
])("API-036 %s is read as %s", (written, read) => {
  expect(withEquals(written)).toBe(read);
});
