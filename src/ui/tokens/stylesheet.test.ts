import { expect, test } from "vitest";
import { type ThemeChoices, themeOf } from "./stylesheet.ts";

const halden: ThemeChoices = {
  colour: "#0F5A47",
  accent: null,
  neutral: 1,
  neutralHue: null,
  fonts: { heading: "red-hat-display", body: "hanken-grotesk" },
  radius: "round",
  density: "roomy",
};

const ownFiles = (css: string) => css.match(/src:url\(/g)?.length;

test("SITE-001 two brands give two stylesheets of one shape", () => {
  const kingtide: ThemeChoices = { ...halden, colour: "#FF7A1A" };
  expect(themeOf(kingtide).css).not.toBe(themeOf(halden).css);
  const names = (css: string) => css.match(/--[\w-]+(?=:)/g);
  expect(names(themeOf(kingtide).css)).toEqual(names(themeOf(halden).css));
});

test("only the site's own faces are named, each by its small and its whole file, swapped in over a measured fallback", () => {
  const pair = themeOf(halden).css;
  expect(ownFiles(pair)).toBe(4);
  expect(pair).not.toContain("Archivo");
  const single = themeOf({ ...halden, fonts: { heading: "archivo", body: "archivo" } }).css;
  expect(ownFiles(single)).toBe(2);
  expect(single).toContain("font-display:swap");
  expect(single).toContain("size-adjust");
});

test("the heading face can be fetched first", () => {
  expect(themeOf(halden).css).toContain(themeOf(halden).headingFont);
});
