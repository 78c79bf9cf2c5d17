import { formatNumber } from "../../../lib/words/format.ts";
import { Link } from "../../../ui/link.tsx";
import { SitePicture } from "../../media/components/site-picture.tsx";
import type { BrandTile } from "../brands.ts";

/** The site's makes with links to their own pages (MODEL-035). */
export function BrandTiles({ brands }: { readonly brands: readonly BrandTile[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-gap lg:grid-cols-4">
      {brands.map((brand) => (
        <li
          key={brand.name}
          className="relative flex flex-col overflow-hidden rounded-m border border-line bg-surface transition-colors hover:border-ink"
        >
          <div className="vehicle-ground loads-near grid aspect-16/10 place-items-center">
            {brand.image ? (
              <SitePicture source={brand.image} alt="" sizes="(min-width: 980px) 23vw, 41vw" />
            ) : (
              <span aria-hidden className="display-type text-3xl text-n-400">
                {brand.name.slice(0, 1)}
              </span>
            )}
          </div>
          <div className="px-4 pt-3 pb-4">
            {brand.logo ? (
              <img
                src={brand.logo}
                alt=""
                width={40}
                height={40}
                loading="lazy"
                className="mb-2 size-10 object-contain"
              />
            ) : null}
            <Link href={brand.href} className="stretched block font-display text-lg font-strong">
              {brand.name}
            </Link>
            <p className="figures text-sm text-muted">
              {[
                brand.models > 0 ? `${brand.models} ${brand.models === 1 ? "model" : "models"}` : null,
                `${formatNumber(brand.inStock)} in stock`,
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
