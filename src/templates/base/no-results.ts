import { AlertOffer } from "../../features/alerts/components/alert-offer.tsx";
import { SaveButtons } from "../../features/shortlist/components/save-buttons.tsx";

/** What each template puts into the place of a search that finds nothing: `<NoResultsCard {...NO_RESULTS} />`. */
export const NO_RESULTS = { Save: SaveButtons, Offer: AlertOffer } as const;
