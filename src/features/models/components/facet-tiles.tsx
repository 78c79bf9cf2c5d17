import { formatNumber } from "../../../lib/words/format.ts";
import { Link } from "../../../ui/link.tsx";
import { NoPicture } from "../../media/components/no-picture.tsx";
import { SitePicture } from "../../media/components/site-picture.tsx";
import type { FacetTile } from "../facet-tiles.ts";

interface FacetTilesProps {
  readonly tiles: readonly FacetTile[];
}

/** A tile for each body with a link to its vehicles (MODEL-028). */
export function FacetTiles({ tiles }: FacetTilesProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-gap xl:grid-cols-6">
      {tiles.map((tile) => (
        <li
          key={tile.label}
          className="relative overflow-hidden rounded-m border border-line bg-surface transition-colors hover:border-ink"
        >
          <div className="vehicle-ground loads-near grid aspect-16/10 place-items-center">
            {tile.image ? (
              <SitePicture
                source={tile.image}
                alt=""
                sizes="(min-width: 1181px) 200px, (min-width: 761px) 30vw, 41vw"
                widths={[320, 480]}
              />
            ) : (
              <NoPicture size={48} className="text-n-400" />
            )}
          </div>
          <p className="px-4 pt-2.5 pb-3.5">
            <Link href={tile.href} className="stretched block font-strong">
              {tile.label}
            </Link>
            <span className="figures text-sm text-muted">{formatNumber(tile.count)} in stock</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
