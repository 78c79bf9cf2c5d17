import { describe, expect, test } from "vitest";
import { lettersOf, lineAsSvg, linesOf, widthOf } from "./lettering.ts";
import { type ShareCard, shareGround, shareWords } from "./share-picture.ts";

const setting = { size: 40, weight: "bold" } as const;

describe("words as outlines", () => {
  test("break between words and never run over their room", () => {
    const lines = linesOf("2024 Toyota LandCruiser Prado Altitude", setting, 400, 3);
    expect(lines.join(" ")).toBe("2024 Toyota LandCruiser Prado Altitude");
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(widthOf(line, setting)).toBeLessThanOrEqual(400);
  });

  test.each([1, 2])("what does not fit on %i ends in an ellipsis", (most) => {
    const lines = linesOf("A very long name indeed of a vehicle that nobody would ever print", setting, 380, most);
    expect(lines).toHaveLength(most);
    expect(lines.at(-1)).toMatch(/\S…$/);
    for (const line of lines) expect(widthOf(line, setting)).toBeLessThanOrEqual(380);
  });

  test("a single word wider than its room is cut, not lost", () => {
    expect(linesOf("Donaudampfschifffahrtsgesellschaft", setting, 200, 2)[0]).toMatch(/^Dona.*…$/);
  });

  test("keep accents that are known, drop those that are not, and leave out other scripts", () => {
    expect(lettersOf("Ténéré  700 Škoda مرحبا", setting)).toBe("Ténéré 700 Skoda");
    expect(linesOf("مرحبا", setting, 200, 1)).toEqual([]);
  });

  test("are drawn letter after letter from where they are set", () => {
    const drawn = lineAsSvg("Il", { ...setting, x: 10, y: 20, fill: "#123456" });
    expect(drawn).toContain('fill="#123456" transform="translate(10 20) scale(0.04)"');
    expect(drawn.match(/<path /g)).toHaveLength(2);
  });
});

const card: ShareCard = {
  kind: "car",
  title: "2024 Toyota RAV4",
  price: { text: "$48,990", note: "Drive away" },
  tag: null,
  siteName: "Halden",
  colours: {
    brand: "#0f5a47",
    onBrand: "#fff",
    ink: "#111",
    onInk: "#eee",
    surface: "#fefefe",
    floor: ["#fff", "#eee", "#ddd"],
  },
};

describe("the picture of a shared link", () => {
  test("needs no font of the machine's", () => {
    expect(shareWords(card) + shareGround(card, false)).not.toMatch(/<text|font-family/);
  });

  test("has no second ground where nothing is sold, and no price where none is shown", () => {
    expect(shareWords(card)).not.toContain('fill="#111"/>');
    expect(shareWords({ ...card, tag: "Sold" })).toContain('fill="#111"/>');
    expect(shareWords({ ...card, price: null }).length).toBeLessThan(shareWords(card).length);
  });

  test("shows a covered vehicle where there is no picture", () => {
    expect(shareGround(card, true)).not.toContain("<path");
    expect(shareGround(card, false)).toContain("<path");
  });

  test("no text of a name or a site comes into the drawing as markup", () => {
    const drawn = shareWords({ ...card, title: "<script>alert(1)</script>", siteName: '"><image href="x"/>' });
    expect(drawn).not.toMatch(/<script|<image/);
  });
});
