import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import { useSavedCars } from "./use-saved-cars.ts";

interface FavouritesLinkProps {
  readonly size?: number;
  readonly className: string;
  /** Class names of the label beside the heart, by default visible to screen readers only. */
  readonly words?: string;
}

/** A link to the shopper's favourites with their number, where the site has favourites. */
export function FavouritesLink({ size = 22, className, words = "sr-only" }: FavouritesLinkProps) {
  const { config } = useSite();
  const count = useSavedCars("favourites").length;
  if (!config.favouritesEnabled) return null;
  return (
    <Link href="/favourites" className={className}>
      <span aria-hidden className="relative">
        <Icon name="heart" size={size} />
        {count > 0 ? <span className="count">{count}</span> : null}
      </span>
      <span className={words}>Favourites</span>
      {count > 0 ? <span className="sr-only">{` ${count} saved`}</span> : null}
    </Link>
  );
}
