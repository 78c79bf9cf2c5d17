import { expect, test } from "vitest";
import { withoutInvisible } from "./without-invisible.ts";

test("a text is as it looks, wherever it stands, and what is no text stays", () => {
  const file = new File(["a"], "a.png");
  const given = {
    name: "Zo\u200Be \u202Emoc.live",
    last: "\u200D\u2060 ",
    nested: [{ says: "a\u2066b\u2069" }],
    file,
    id: 7,
  };
  expect(withoutInvisible(given)).toEqual({ name: "Zoe moc.live", last: "", nested: [{ says: "ab" }], file, id: 7 });
  expect(withoutInvisible(null)).toBeNull();
});

test("letters that join, scripts of both directions and emoji of several signs stay whole", () => {
  for (const text of ["نگهداری می‌شود", "שלום עולם", "Family 👨‍👩‍👧 of 3", "Zoë O’Brien-Søn\nand more"])
    expect(withoutInvisible(text)).toBe(text);
});
