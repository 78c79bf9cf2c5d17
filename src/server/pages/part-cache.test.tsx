import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import type { CarCardView } from "../../features/cards/card.ts";
import { ResultGrid } from "../../features/search/components/result-grid.tsx";
import { SiteViewProvider, useSite } from "../../features/site/components/site-context.tsx";
import type { SiteConfig } from "../../features/site/schema.ts";
import { sentView } from "../../features/site/view.ts";
import { unpack } from "../../lib/packed.ts";
import { CachedPart, CachedParts } from "../../ui/rendering/cached-part.tsx";
import { renderWhole } from "../../ui/rendering/render-whole.ts";
import { textOf } from "../first-paint/piece.ts";
import { PartCache } from "./part-cache.ts";

const NOW = Date.UTC(2026, 10, 20);
const siteWith = (config: Partial<SiteConfig> = {}) => testSite("halden", [dealership(1, "parramatta")], { config });
const HALDEN = siteWith();

let renderings: string[] = [];
/** A card that says which car it drew, at which price and by which of the site's options. */
function Card({ card }: { readonly card: CarCardView }) {
  const { config } = useSite();
  renderings.push(card.title);
  return (
    <article>
      {card.title} {card.price.text} {config.favouritesEnabled ? "♥" : ""}
      {card.photos.map((photo) => (
        <img key={photo} src={photo} alt="" loading="lazy" />
      ))}
    </article>
  );
}

const car = (title: string, price: string, photos: readonly string[] = ["/a.webp"]) => ({
  kind: "car" as const,
  card: { id: title.length, title, price: { text: price }, photos } as unknown as CarCardView,
});
const CARS = [car("Yaris", "$1"), car("Corolla", "$2"), car("Kluger ü <b>", "$3")];

const grid = (items: readonly ReturnType<typeof car>[]) => (
  <ResultGrid view={{ items }} Card={Card} Promo={() => null} className="" />
);

let page = 0;
/** The page as a server with these cached parts sends it, and which cars it had to draw. */
async function sent(parts: PartCache | null, element: ReactNode, site = HALDEN, now = NOW) {
  renderings = [];
  const { packed } = sentView(site, now);
  const mark = `page-${page++}`;
  const ofPage = parts?.of(mark);
  const { html } = await renderWhole(
    <CachedParts find={ofPage?.finder(packed) ?? null}>
      <SiteViewProvider site={unpack(packed)}>{element}</SiteViewProvider>
    </CachedParts>,
    mark,
  );
  return { html: ofPage ? textOf(ofPage.put(html)) : html.toString(), drawn: renderings };
}

/** Parts of which the page has been made twice: the first time they are noted, the second time they are kept. */
async function partsOf(element: ReactNode) {
  const parts = new PartCache();
  await sent(parts, element);
  await sent(parts, element);
  return parts;
}

describe("a card that two pages showed", () => {
  test("is not drawn for a third, which is the same to the byte", async () => {
    const parts = await partsOf(grid(CARS));
    const third = await sent(parts, grid(CARS));
    expect(third.drawn).toEqual([]);
    expect(third.html).toBe((await sent(null, grid(CARS))).html);
    expect(third.html).not.toContain("template");
  });

  test("stands wherever another page has it", async () => {
    const parts = await partsOf(grid(CARS));
    const turned = [CARS[0], CARS[2], CARS[1], car("Hilux", "$4")].filter((item) => item !== undefined);
    const { html, drawn } = await sent(parts, grid(turned));
    expect(drawn).toEqual(["Hilux"]);
    expect(html).toBe((await sent(null, grid(turned))).html);
  });

  test.each([
    ["its car changed", [car("Yaris", "$1"), car("Corolla", "$1,999"), CARS[2] ?? car("", "")], HALDEN, NOW],
    ["an option of its site changed", CARS, siteWith({ favouritesEnabled: false }), NOW],
    ["it stands on another site", CARS, testSite("kingtide", [dealership(1, "parramatta")]), NOW],
    ["the time changed the site's view", CARS, HALDEN, NOW + 400 * 24 * 3_600_000],
  ])("is drawn anew when %s", async (_what, items, site, now) => {
    const parts = await partsOf(grid(CARS));
    const { html, drawn } = await sent(parts, grid(items), site, now);
    expect(drawn).toContain("Corolla");
    expect(html).toBe((await sent(null, grid(items), site, now)).html);
  });
});

describe("a part is drawn with every page", () => {
  const made = (child: ReactNode) => (
    <CachedPart name="part" madeOf={1}>
      {child}
    </CachedPart>
  );
  test.each([
    ["a picture loads at once, which the page's head names", <img key="a" src="/first.webp" alt="" />],
    ["the page's policy names its code", <style key="a">{".a{top:0}"}</style>],
    ["React numbered it by its place", <b key="a" id="_R_2ab_" />],
  ])("where %s", async (_why, child) => {
    const parts = await partsOf(made(child));
    expect(parts.bytes).toBe(0);
    expect((await sent(parts, made(child))).html).toBe((await sent(null, made(child))).html);
  });
});
