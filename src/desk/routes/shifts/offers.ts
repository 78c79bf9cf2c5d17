import type { LoaderFunctionArgs } from "react-router";
import { scopeOf } from "../../enter.ts";
import { NOTHING_OFFERED, type OffersView, offersView } from "../../shifts/offers-view.ts";

/**
 * What is offered to whoever asks, as the note on every page shows it. A session that has ended is told of nothing: a
 * redirect to the sign-in would take the page away under somebody who writes.
 */
export async function loader(asked: LoaderFunctionArgs): Promise<OffersView> {
  const { session, ...scope } = scopeOf(asked);
  return session ? offersView({ ...scope, session }) : NOTHING_OFFERED;
}
