import { expect, test } from "vitest";
import { words } from "../../../../test/fixtures/markup.tsx";
import type { CarCardView } from "../../cards/card.ts";
import type { SiteConfig } from "../../site/schema.ts";
import { siteMarkup } from "../../site/site-page.testing.tsx";
import { ResultGrid } from "./result-grid.tsx";

const items = [1, 2, 3, 4].map((id) => ({ kind: "car" as const, card: { id, title: `Car ${id}` } as CarCardView }));

const draw = (config: Partial<SiteConfig>) =>
  siteMarkup(
    <ResultGrid
      view={{ items }}
      Card={({ card, priority }) => <b>{`${card.title}${priority ? " first" : ""}`}</b>}
      Promo={() => null}
      className=""
    />,
    config,
  );

test("SRCH-006 results are a grid; the first picture is fetched before all others", () => {
  const html = draw({});
  expect(html).not.toContain("<button");
  expect(words(html)).toBe("Car 1 first Car 2 Car 3 Car 4");
});

test("SRCH-007 or a carousel with arrows, the first one at its end; the cars are all there without JavaScript", () => {
  const html = draw({ resultsLayout: "carousel" });
  expect(html).toMatch(/<button[^>]*aria-label="Previous" aria-disabled="true"/);
  expect(html).toMatch(/<button[^>]*aria-label="Next" aria-disabled="false"/);
  expect(html).toMatch(/<ul[^>]*aria-label="Search results"[^>]*class="carousel/);
  expect(html.match(/<li class="cell">/g)).toHaveLength(4);
});
