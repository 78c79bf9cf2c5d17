import { Link } from "../../../ui/link.tsx";
import type { HomeView } from "../home.ts";

/** A line across the top of the home page on certain days (HOME-035). */
export function PromotionBanner({ banner }: { readonly banner: HomeView["banner"] }) {
  if (!banner) return null;
  return (
    <aside aria-label="Promotion" className="border-b border-brand-100 bg-brand-50 text-sm">
      <p className="wrap py-3.5 font-strong">
        {banner.text}{" "}
        {banner.href ? (
          <Link href={banner.href} className="whitespace-nowrap text-brand-text underline underline-offset-4">
            Find out more
          </Link>
        ) : null}
      </p>
    </aside>
  );
}
