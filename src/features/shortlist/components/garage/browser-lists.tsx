import { counted } from "../../../../lib/words/format.ts";
import { plural } from "../../../../lib/words/plural.ts";
import { Icon, type IconName } from "../../../../ui/icon.tsx";
import { Link } from "../../../../ui/link.tsx";
import { useSite } from "../../../site/components/site-context.tsx";
import { shortlistHref } from "../../saved-cars.ts";
import { useSavedCars } from "../use-saved-cars.ts";

/** Links to what this browser stores without an account: favourites and the comparison. */
export function BrowserLists() {
  const { config } = useSite();
  const favourites = useSavedCars("favourites");
  const compared = useSavedCars("compare");
  if (!config.favouritesEnabled && !config.compareEnabled) return null;
  const slugs = compared.map(({ slug }) => slug);
  return (
    <section aria-labelledby="browser-lists" className="mt-14 [@media(scripting:none)]:hidden">
      <h2 id="browser-lists" className="text-xl">
        In this browser
      </h2>
      <ul className="mt-4 grid gap-gap sm:grid-cols-2">
        {config.favouritesEnabled ? (
          <Tile icon="heart" title="Favourites" count={favourites.length} href="/favourites" />
        ) : null}
        {config.compareEnabled ? (
          <Tile icon="compare" title="Comparison" count={compared.length} href={shortlistHref("/compare", slugs)} />
        ) : null}
      </ul>
    </section>
  );
}

interface TileProps {
  readonly icon: IconName;
  readonly title: string;
  readonly count: number;
  readonly href: string;
}

function Tile({ icon, title, count, href }: TileProps) {
  const { config } = useSite();
  const noun = config.vehicleNoun.toLowerCase();
  const words = count === 0 ? `No ${plural(noun)} yet` : counted(count, noun);
  return (
    <li>
      <Link href={href} className="flex items-center gap-4 rounded-m border border-line p-5 hover:border-ink">
        <span className="grid size-12 shrink-0 place-items-center rounded-disc bg-brand-100 text-brand-text">
          <Icon name={icon} size={24} />
        </span>
        <span>
          <b className="block font-strong">{title}</b>
          <span className="figures text-sm text-muted">{words}</span>
        </span>
        <Icon name="chevron-right" className="ml-auto" />
      </Link>
    </li>
  );
}
