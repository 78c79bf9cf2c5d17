import { Link } from "../../../ui/link.tsx";
import type { HomeView } from "../home.ts";

/** A line across the top of the home page in its days (HOME-035). */
export function PromotionBanner({ banner }: { readonly banner: HomeView["banner"] }) {
  if (!banner) return null;
  return (
    <aside aria-label="Promotion" className="border-b border-brand-100 bg-brand-50 text-sm">
      <div className="wrap flex min-h-12 flex-wrap items-center gap-x-3">
        <p className="py-2 font-strong">{banner.text}</p>
        {banner.href ? (
          <Link
            href={banner.href}
            className="inline-flex min-h-hit items-center font-strong text-brand-text underline underline-offset-4"
          >
            Find out more
          </Link>
        ) : null}
      </div>
    </aside>
  );
}
