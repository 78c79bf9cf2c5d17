import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import { useKept } from "./use-kept.ts";

interface FavouritesLinkProps {
  readonly size?: number;
  readonly className: string;
  /** Words beside the heart. */
  readonly children?: ReactNode;
}

/** The way to the shopper's favourites with how many there are, where the site has favourites. */
export function FavouritesLink({ size = 22, className, children }: FavouritesLinkProps) {
  const { config } = useSite();
  const count = useKept("favourites").length;
  if (!config.favouritesEnabled) return null;
  return (
    <Link href="/favourites" aria-label={count > 0 ? `Favourites, ${count} saved` : "Favourites"} className={className}>
      <span className="relative">
        <Icon name="heart" size={size} />
        {count > 0 ? <span className="count">{count}</span> : null}
      </span>
      {children}
    </Link>
  );
}
