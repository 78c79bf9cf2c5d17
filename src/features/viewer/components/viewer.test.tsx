import { describe, expect, test } from "vitest";
import { testCar } from "../../../../test/fixtures/cars.ts";
import { siteMarkup } from "../../site/site-page.testing.tsx";
import type { Car } from "../../stock/schema.ts";
import { viewerView } from "../view.ts";
import { DragHint } from "./turn/drag-hint.tsx";
import { Viewer } from "./viewer.tsx";

type Config = Parameters<typeof viewerView>[2];
const CONFIG: Config = {
  imageServiceUrl: null,
  viewerDefaultMode: "spinner",
  videoPosition: "second",
  spinAutoRotate: true,
};

const pictures = (count: number): Partial<Car> => ({
  images: Array.from({ length: count }, (_, at) => ({ image: { url: `/art/${at + 1}.webp` } })),
});
const SPIN: Partial<Car> = { spin_images: ["/art/s0.webp", "/art/s1.webp"] };
const FILM: Partial<Car> = { walkaround_videos: [{ video: { url: "/art/videos/a.mp4" } }] };
const CABIN: Partial<Car> = { spin_interior_image: "/art/cabins/a.avif" };

function page(car: Partial<Car>, config: Partial<Config> = {}): string {
  const viewer = viewerView(testCar(1, car), "2022 Kia EV6", { ...CONFIG, ...config });
  return siteMarkup(<Viewer viewer={viewer} thumbnails="below" />);
}
/** The pictures of some markup by address: whether they load eagerly, and with high priority. */
function loads(html: string): Record<string, boolean> {
  const tags = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('sizes="108px"'));
  return Object.fromEntries(
    tags.map((tag) => [
      /src="\/art\/([^".]*)/.exec(tag)?.[1],
      tag.includes('loading="eager"') && tag.includes('fetchPriority="high"'),
    ]),
  );
}
const modes = (html: string) =>
  [...html.matchAll(/aria-pressed="(\w+)">.*?<\/svg>([^<]*)/g)].map(([, on, words]) => [words, on]);

describe("the gallery", () => {
  test("VDP-003 VDP-004 three pictures have no thumbnails, four have, each a link to its picture", () => {
    expect(page(pictures(3))).not.toContain('sizes="108px"');
    const html = page(pictures(4));
    expect(html.match(/href="#picture-\d"/g)).toEqual([1, 2, 3, 4].map((at) => `href="#picture-${at}"`));
    for (let at = 1; at <= 4; at++) expect(html).toContain(`id="picture-${at}"`);
  });

  test("VDP-005 the first two pictures load at once and first, the others when they come near", () => {
    const html = page(pictures(5));
    expect(loads(html)).toEqual({ 1: true, 2: true, 3: false, 4: false, 5: false });
    expect(html.match(/width="1200" height="750"/g)).toHaveLength(5);
  });

  test("VDP-006 VDP-007 the film stands among the pictures, with a way to it and a thumbnail", () => {
    const html = page({ ...pictures(4), ...FILM }, { viewerDefaultMode: "gallery", videoPosition: "second" });
    const places = [...html.matchAll(/<li id="([\w-]+)"/g)].map(([, id]) => id);
    expect(places).toEqual(["picture-1", "film", "picture-2", "picture-3", "picture-4"]);
    expect(html).toMatch(/<a href="\/art\/videos\/a.mp4"[^>]*aria-label="Play the film of 2022 Kia EV6"/);
    expect(html).toContain('href="#film"');
  });

  test("a car without pictures keeps the room", () => {
    expect(page({})).toContain("Photos on their way");
  });
});

describe("the modes", () => {
  test("VDP-085 VDP-010 it opens with the spin: its first frame loads first, the pictures stand by for who has no JavaScript", () => {
    const html = page({ ...pictures(3), ...SPIN });
    expect(modes(html)).toEqual([
      ["360°", "true"],
      ["Photos", "false"],
    ]);
    expect(loads(html)).toEqual({ s0: true, 1: false, 2: false, 3: false });
    expect(html).toMatch(/class="h-full hidden [^"]*\[@media\(scripting:none\)\]:block[^"]*"><ul/);
  });

  test("VDP-087 a dealer's gallery comes first, and then its pictures load first", () => {
    const html = page({ ...pictures(3), ...SPIN }, { viewerDefaultMode: "gallery" });
    expect(loads(html)).toEqual({ 1: true, 2: true, 3: false });
  });

  test("VDP-086 VDP-088 VDP-011 film and interior have their buttons, and links for who has no JavaScript", () => {
    const html = page({ ...pictures(3), ...SPIN, ...FILM, ...CABIN });
    expect(modes(html).map(([words]) => words)).toEqual(["360°", "Film", "Photos", "Interior"]);
    const [, plain = ""] = /<p class="[^"]*scripting:none[^"]*">(.*?)<\/p>/.exec(html) ?? [];
    expect(plain).toContain('href="/art/videos/a.mp4"');
    expect(plain).toContain('href="/art/cabins/a.avif"');
  });

  test("VDP-085 without a spin the film comes first, and its picture loads first", () => {
    const html = page({ ...pictures(3), ...FILM, ...CABIN });
    expect(modes(html).find(([, on]) => on === "true")?.[0]).toBe("Film");
    expect(html).toMatch(/<img[^>]*loading="eager"[^>]*src="\/art\/1\.webp"/);
  });

  test("where there is no choice there are no buttons", () => {
    expect(modes(page(pictures(3)))).toEqual([]);
  });
});

test("a car that can be turned says so until it has been", () => {
  expect(siteMarkup(<DragHint isGone={false} words="Drag to turn" />)).toContain("Drag to turn");
  expect(siteMarkup(<DragHint isGone={false} words="Drag to turn" />)).not.toContain("opacity-0");
  expect(siteMarkup(<DragHint isGone words="Drag to turn" />)).toContain("opacity-0");
});
