import type { ReactNode } from "react";
import { PaymentMarks } from "../../features/content/components/payment-marks.tsx";
import { SalesCounter } from "../../features/content/components/sales-counter.tsx";
import type { FeatureView, HomeView } from "../../features/content/home.ts";
import type { HomeBlock } from "../../features/site/choices.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { HomeBlocks } from "../base/home/home-blocks.tsx";
import { JustLanded, PriceBands } from "../base/home/stock.tsx";
import { wordBlocks } from "../base/home/words.tsx";
import { Blog } from "./home/blog.tsx";
import { HeroBlock } from "./home/hero.tsx";
import { Promotions } from "./home/promotions.tsx";
import { Range } from "./home/range.tsx";

/** Roomy: a photo band with one horizontal search bar, then one thing at a time. */
export function Home({ home }: { readonly home: HomeView }) {
  const blocks: Readonly<Record<HomeBlock, ReactNode>> = {
    ...wordBlocks(home),
    hero: <HeroBlock hero={home.hero} picture={pictureOf(home)} />,
    promotionsSlider: <Promotions slides={home.slides} />,
    featureBanner: <Features features={home.features} />,
    priceBands: <PriceBands bands={home.priceBands} />,
    justLanded: <JustLanded cars={home.justLanded} />,
    rangeGrid: <Range range={home.range} />,
    salesCounter: <SalesCounter count={home.salesCount ?? 0} className="wrap pt-section text-center" />,
    blogCards: <Blog blog={home.blog} />,
    paymentLogos: <Payments logos={home.paymentLogos} />,
  };
  return <HomeBlocks home={home} blocks={blocks} />;
}

/** A slide's or a model's picture; a dealer who has neither yet shows a car that has just arrived. */
const pictureOf = ({ slides, range, justLanded }: HomeView): string | null =>
  slides[1]?.image ?? range.cards[0]?.image ?? justLanded.find(({ photos }) => photos.length > 0)?.photos[0] ?? null;

const ICONS: Readonly<Record<FeatureView["name"], IconName>> = { offers: "tag", service: "calendar", sell: "cash" };

function Features({ features }: { readonly features: readonly FeatureView[] }) {
  return (
    <ul className="wrap mt-8 grid md:mt-14 md:grid-cols-3">
      {features.map((feature) => (
        <li
          key={feature.name}
          className="border-line max-md:border-b md:first:-ml-6 md:not-first:border-l xl:first:-ml-8"
        >
          <Link
            href={feature.href}
            className="group/feature flex min-h-22 items-center gap-5 py-2 md:px-6 md:max-lg:flex-col md:max-lg:items-start md:max-lg:gap-3 xl:px-8"
          >
            <span className="grid size-15 shrink-0 place-items-center rounded-full bg-brand-100 text-brand-text transition-colors group-hover/feature:bg-brand group-hover/feature:text-on-brand">
              <Icon name={ICONS[feature.name]} size={28} />
            </span>
            <span>
              <span className="block font-display text-lg font-strong tracking-tight">{feature.label}</span>
              <span className="mt-0.5 block text-muted">{feature.text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Payments({ logos }: { readonly logos: HomeView["paymentLogos"] }) {
  return (
    <div className="wrap pt-section">
      <section className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3 border-t border-line pt-7">
        <h2 className="font-body text-base font-medium tracking-normal text-muted">We accept</h2>
        <PaymentMarks logos={logos} />
      </section>
    </div>
  );
}
