import { expect, test } from "vitest";
import { siteMarkup } from "../../../site/site-page.testing.tsx";
import type { Spot } from "../../schema.ts";
import { FlatPanorama } from "./flat-panorama.tsx";
import { Panorama } from "./panorama.tsx";
import { PanoramaNotice } from "./panorama-notice.tsx";

const ALT = "The inside of a car";
const INTERIOR = { src: "/art/cabin.webp", alt: ALT, flat: { src: "/flat.webp", alt: ALT } };
const spotAt = (id: string, x: number, y: number): Spot => ({ id, description: id, positions: [{ angle: 0, x, y }] });

test("VDP-088 the view all round is reached by keyboard, says what it is and which keys turn it", () => {
  const html = siteMarkup(<Panorama interior={INTERIOR} spots={[]} full={false} />);
  const [stage = ""] = html.match(/<div role="application"[^>]*>/) ?? [];
  expect(stage).toContain(`aria-label="${ALT}"`);
  expect(stage).toContain('tabindex="0"');
  expect(stage).toContain('aria-busy="true"');
  const [, described = "none"] = /aria-describedby="([^"]*)"/.exec(stage) ?? [];
  expect(html).toContain(`<p id="${described}" class="sr-only">Arrow keys turn it, plus and minus zoom.</p>`);
});

test("VDP-088 only over the whole window does it keep every swipe to itself", () => {
  expect(siteMarkup(<Panorama interior={INTERIOR} spots={[]} full={false} />)).toContain("touch-pan-y");
  expect(siteMarkup(<Panorama interior={INTERIOR} spots={[]} full={true} />)).toContain("touch-none");
});

test("VDP-011 VDP-096 where it cannot be turned its middle half is a strip, with the spots that lie in it", () => {
  const spots = [spotAt("ceiling", 50, 20), spotAt("screen", 40, 55), spotAt("floor", 50, 80)];
  const html = siteMarkup(<FlatPanorama interior={INTERIOR} spots={spots} />);
  expect(html).toMatch(new RegExp(`<section aria-label="${ALT}, all round" tabindex="0"`));
  expect(html).toContain(`<img src="/flat.webp" alt="${ALT}"`);
  expect([...html.matchAll(/aria-label="(\w+)" style="([^"]*)"/g)].map(([, name, style]) => [name, style])).toEqual([
    ["screen", "left:40%;top:60%"],
  ]);
});

test("VDP-011 a picture that did not come is told, with a way to ask again; one that came needs no words", () => {
  const noteOf = (state: "loading" | "failed" | "ready") =>
    siteMarkup(<PanoramaNotice state={state} onRetry={() => {}} />);
  expect(noteOf("failed")).toContain('<p role="alert">The view inside did not load.</p>');
  expect(noteOf("failed")).toContain("Try again</button>");
  expect(noteOf("loading")).toContain("Loading the view inside…");
  expect(noteOf("ready")).toBe("");
});
