import type { ReactNode } from "react";
import { PaymentMarks } from "../../features/content/components/payment-marks.tsx";
import { SalesCounter } from "../../features/content/components/sales-counter.tsx";
import type { FeatureView, HomeView } from "../../features/content/home.ts";
import type { HomeBlock } from "../../features/site/choices.ts";
import { useSite } from "../../features/site/components/site-context.tsx";
import { counted } from "../../lib/words/format.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { HomeBlocks } from "../base/home/home-blocks.tsx";
import { wordBlocks } from "../base/home/words.tsx";
import { Blog } from "./home/blog.tsx";
import { HeroBlock } from "./home/hero.tsx";
import { JustLanded } from "./home/just-landed.tsx";
import { Promotions } from "./home/promotions.tsx";
import { Range } from "./home/range.tsx";

/** The hero's large car needs one of these prices. */
const SHOWN_PRICES = ["car-price", "reduced", "subscription"];

/** Dense: search and a car side by side, prices next, then the newest cars. */
export function Home({ home }: { readonly home: HomeView }) {
  const spotlight =
    home.justLanded.find((car) => SHOWN_PRICES.includes(car.price.kind) && car.photos.length > 0) ?? null;
  const blocks: Readonly<Record<HomeBlock, ReactNode>> = {
    ...wordBlocks(home),
    hero: <HeroBlock hero={home.hero} car={spotlight} />,
    priceBands: <PriceBands bands={home.priceBands} />,
    featureBanner: <Features features={home.features} tight={followsHero(home.blocks)} />,
    justLanded: <JustLanded cars={home.justLanded.filter((car) => car !== spotlight).slice(0, 4)} />,
    promotionsSlider: <Promotions slides={home.slides} />,
    rangeGrid: <Range range={home.range} />,
    salesCounter: <SalesCounter count={home.salesCount ?? 0} className="wrap pt-section" />,
    blogCards: <Blog blog={home.blog} />,
    paymentLogos: <Payments logos={home.paymentLogos} />,
  };
  return <HomeBlocks home={home} blocks={blocks} />;
}

function PriceBands({ bands }: { readonly bands: HomeView["priceBands"] }) {
  const noun = useSite().config.vehicleNoun.toLowerCase();
  return (
    <div className="bg-surface-3 pb-7">
      <div className="wrap">
        <ul className="price-bands grid gap-px overflow-hidden rounded-l border border-line bg-line">
          {bands.map((band) => (
            <li key={band.href} className="contents">
              <Link
                href={band.href}
                className="group/band flex items-center justify-between gap-2 bg-surface px-4 py-4 transition-colors hover:bg-brand hover:text-on-brand md:px-5"
              >
                <span>
                  <span className="price-type block text-[1.4rem] leading-none min-[18rem]:whitespace-nowrap md:text-[1.7rem]">
                    {band.label}
                  </span>
                  <span className="figures mt-1.5 block text-sm text-muted group-hover/band:text-on-brand">
                    {counted(band.count, noun)}
                  </span>
                </span>
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const FEATURES: Readonly<Record<FeatureView["name"], { readonly icon: IconName; readonly look: string }>> = {
  offers: { icon: "tag", look: "bg-brand-100" },
  service: { icon: "calendar", look: "bg-brand-100" },
  sell: { icon: "cash", look: "bg-ink text-on-ink" },
};

/** The hero and the price bands have a background of their own, so the block after them needs less space above it. */
const followsHero = (blocks: readonly HomeBlock[]): boolean => {
  const before = blocks[blocks.indexOf("featureBanner") - 1];
  return before === "hero" || before === "priceBands";
};

function Features({ features, tight }: { readonly features: readonly FeatureView[]; readonly tight: boolean }) {
  return (
    <ul className={`wrap grid ${tight ? "mt-5" : "mt-section"} gap-3 md:grid-cols-[1.15fr_1fr_1fr] md:gap-5`}>
      {features.map((feature) => (
        <li key={feature.name}>
          <Link
            href={feature.href}
            className={`group/feature flex h-full min-h-24 items-center gap-4.5 rounded-l px-5 py-4 md:min-h-27 md:max-lg:flex-col md:max-lg:items-start md:max-lg:justify-start md:max-lg:gap-2 lg:px-6 ${FEATURES[feature.name].look}`}
          >
            <Icon name={FEATURES[feature.name].icon} size={32} />
            <span>
              <span className="block text-lg font-extrabold tracking-tight lg:text-xl">{feature.label}</span>
              <span className="mt-0.5 block">{feature.text}</span>
            </span>
            <Icon
              name="arrow-right"
              className="ml-auto transition-transform group-hover/feature:translate-x-1 max-lg:hidden"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Payments({ logos }: { readonly logos: HomeView["paymentLogos"] }) {
  return (
    <div className="wrap pt-section">
      <section className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-l bg-surface-3 px-6 py-4.5">
        <h2 className="text-[1.0625rem]">We accept</h2>
        <PaymentMarks logos={logos} />
      </section>
    </div>
  );
}
