import type { ReactNode } from "react";
import { Faqs } from "../../../features/content/components/faqs.tsx";
import { HowItWorks } from "../../../features/content/components/how-it-works.tsx";
import { Plans } from "../../../features/content/components/plans.tsx";
import type { HomeView } from "../../../features/content/home.ts";
import { OurLocations } from "../../../features/locations/components/places-section.tsx";
import { FacetTiles } from "../../../features/models/components/facet-tiles.tsx";
import type { HomeBlock } from "../../../features/site/choices.ts";

const BLOCK = "wrap pt-section";
type WordBlock = Extract<HomeBlock, "facetTiles" | "locations" | "howItWorks" | "plans" | "faqs">;

/** One row of bodies. */
const SHOWN = 6;

/**
 * The blocks that are the same in every template: bodies as tiles, the locations, and the dealer's texts from
 * `home.json`.
 */
export function wordBlocks({ bodyTiles, places, words }: HomeView): Readonly<Record<WordBlock, ReactNode>> {
  return {
    facetTiles: (
      <section className={BLOCK}>
        <h2 className="display-type mb-6 text-2xl">Shop by body</h2>
        <FacetTiles tiles={bodyTiles.slice(0, SHOWN)} />
      </section>
    ),
    locations: places && <OurLocations section={places} className={BLOCK} />,
    howItWorks: words.howItWorks && <HowItWorks words={words.howItWorks} className={BLOCK} />,
    plans: words.plans && <Plans words={words.plans} className={BLOCK} />,
    faqs: words.faqs && <Faqs words={words.faqs} className={BLOCK} />,
  };
}
