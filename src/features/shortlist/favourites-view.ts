import { ok, type Result } from "../../lib/result.ts";
import type { SearchEngine, SearchFailure } from "../../services/search/port.ts";
import { type CarCardView, shownCards } from "../cards/card.ts";
import { carsBySlugs } from "../search/data.ts";
import type { Site } from "../site/site.ts";

/** The cars with the requested slugs, in their current state. */
export interface FoundCars {
  /** The requested slugs; those without a card are no longer listed. */
  readonly asked: readonly string[];
  /** In the order requested; null while stock cannot be searched. */
  readonly cards: readonly CarCardView[] | null;
  /** Shown beside the cards' figures, if any card has some. */
  readonly financeNotice: string | null;
}

/** The site's cars of these slugs as cards at `now`, sold ones too (API-016). */
export async function foundCars(
  search: SearchEngine,
  site: Site,
  asked: readonly string[],
  now: number,
): Promise<Result<FoundCars, SearchFailure>> {
  const found = await carsBySlugs(search, site, asked);
  if (!found.ok) return found;
  return ok({ asked, ...shownCards(found.value, site, now) });
}
