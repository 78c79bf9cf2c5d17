import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { useSite } from "../../site/components/site-context.tsx";

interface GarageLinkProps {
  readonly size?: number;
  readonly className: string;
  /** Class names of the words beside the icon; they are only heard unless it says otherwise. */
  readonly words?: string;
}

/**
 * The way to the member's own page, where the site keeps a watchlist for them; whoever is not signed in does so first.
 */
export function GarageLink({ size = 22, className, words = "sr-only" }: GarageLinkProps) {
  const { config } = useSite();
  if (!config.watchlistEnabled) return null;
  return (
    <Link href={config.myGaragePath} className={className}>
      <Icon name="user" size={size} />
      <span className={words}>My garage</span>
    </Link>
  );
}
