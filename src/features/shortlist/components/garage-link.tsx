import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { useSite } from "../../site/components/site-context.tsx";

interface GarageLinkProps {
  readonly size?: number;
  readonly className: string;
  /** Class names of the label beside the icon, by default visible to screen readers only. */
  readonly words?: string;
}

/**
 * A link to the member's own page, where the site offers a watchlist; a signed-out visitor is led to the sign-in first.
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
