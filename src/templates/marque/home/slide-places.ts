import type { HomeView } from "../../../features/content/home.ts";
import type { ModelCard } from "../../../features/models/rules.ts";
import { withoutCampaign } from "../../../features/site/campaigns/campaign-link.ts";
import type { Slide } from "../../../features/site/site.ts";

/** The content of the stage: a model with text and picture of the slide that links to it. */
export interface Scene {
  readonly name: string;
  readonly text: string;
  readonly href: string;
  readonly image: string | null;
  /** Whole dollars; null where unknown. */
  readonly from: number | null;
}

export interface SlidePlaces {
  readonly stage: readonly Scene[];
  readonly service: Slide | null;
  readonly others: readonly Slide[];
}

/** Most models on the stage: visitors rarely look further. */
const SCENES = 3;

/**
 * Distributes the slides by their links: those to a model go onto the stage, those to the service into its band, the
 * others follow one another further down. Without a slide for it, the stage shows the range's first model.
 */
export function placeSlides({ slides, range, features }: Pick<HomeView, "slides" | "range" | "features">): SlidePlaces {
  const modelOf = (slide: Slide) => range.cards.find((card) => card.href === withoutCampaign(slide.url));
  const onStage = slides.filter((slide) => !slide.hide_overlay && modelOf(slide)).slice(0, SCENES);
  const serviceHref = features.find(({ name }) => name === "service")?.href;
  const service = slides.find((slide) => withoutCampaign(slide.url) === serviceHref && !slide.hide_overlay) ?? null;
  const [first] = range.cards;
  const scenes = onStage.map((slide) => sceneOf(slide, modelOf(slide)?.from ?? null));
  return {
    stage: scenes.length > 0 || !first ? scenes : [modelScene(first)],
    service,
    others: slides.filter((slide) => slide !== service && !onStage.includes(slide)),
  };
}

const sceneOf = ({ name, description, url, image }: Slide, from: number | null): Scene => ({
  name,
  text: description,
  href: url,
  image: image || null,
  from,
});

const modelScene = ({ name, description, href, image, from }: ModelCard): Scene => ({
  name,
  text: description ?? "",
  href,
  image,
  from,
});
