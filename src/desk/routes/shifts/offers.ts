import type { LoaderFunctionArgs } from "react-router";
import { scopeOf } from "../../enter.ts";
import { NOTHING_OFFERED, type OffersView, offersView } from "../../shifts/offers-view.ts";

/**
 * The leads offered to the user, for the note on every page. A session that has ended gets an empty list, since a
 * redirect to the sign-in would take the page away while the user is typing.
 */
export async function loader(args: LoaderFunctionArgs): Promise<OffersView> {
  const { session, ...scope } = scopeOf(args);
  return session ? offersView({ ...scope, session }) : NOTHING_OFFERED;
}
