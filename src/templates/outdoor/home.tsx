import type { ReactNode } from "react";
import { CarRow } from "../../features/cards/components/car-row.tsx";
import { PaymentMarks } from "../../features/content/components/payment-marks.tsx";
import { SalesCounter } from "../../features/content/components/sales-counter.tsx";
import type { FeatureView, HomeView } from "../../features/content/home.ts";
import { ModelTile } from "../../features/models/components/model-tile.tsx";
import type { HomeBlock } from "../../features/site/choices.ts";
import { useSite } from "../../features/site/components/site-context.tsx";
import { useWords } from "../../features/site/components/use-words.tsx";
import { PAGE_TEXTS } from "../../features/site/texts/pages.ts";
import { allOf } from "../../lib/words/format.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Link, TextLink } from "../../ui/link.tsx";
import { HomeBlocks } from "../base/home/home-blocks.tsx";
import { wordBlocks } from "../base/home/words.tsx";
import { CarCard } from "./car-card.tsx";
import { Articles } from "./home/articles.tsx";
import { Bands } from "./home/bands.tsx";
import { HeroBlock } from "./home/hero.tsx";
import { Promotions } from "./home/promotions.tsx";

/** Newest vehicles: three in one row, or two rows of two. */
const NEWEST = 4;
/** Models of the range: one row. */
const MODELS = 4;

/** A landscape first, then vehicles by licence or towing capacity, then the location. */
export function Home({ home }: { readonly home: HomeView }) {
  const blocks: Readonly<Record<HomeBlock, ReactNode>> = {
    ...wordBlocks(home),
    hero: <HeroBlock hero={home.hero} picture={home.slides[0]?.image ?? null} />,
    priceBands: <Bands home={home} />,
    justLanded: <Newest cars={home.justLanded.slice(0, NEWEST)} />,
    featureBanner: <Features features={home.features} />,
    promotionsSlider: <Promotions slides={home.slides} />,
    rangeGrid: <Range range={home.range} />,
    salesCounter: <SalesCounter count={home.salesCount ?? 0} className="wrap pt-section" />,
    blogCards: <Articles blog={home.blog} />,
    paymentLogos: <Payments logos={home.paymentLogos} />,
  };
  return <HomeBlocks home={home} blocks={blocks} />;
}

function SectionHead({
  heading,
  href,
  more,
}: {
  readonly heading: string;
  readonly href: string;
  readonly more: string;
}) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 md:mb-7">
      <h2 className="display-type text-2xl">{heading}</h2>
      <TextLink href={href} icon={null}>
        {more}
      </TextLink>
    </div>
  );
}

function Newest({ cars }: { readonly cars: HomeView["justLanded"] }) {
  const { stock } = useSite();
  const say = useWords(PAGE_TEXTS);
  return (
    <section className="wrap pt-section">
      <SectionHead heading={say("newest.heading")} href={stock.href} more="See all" />
      <div className="xl:[&>ul>li:nth-child(4)]:hidden">
        <CarRow cars={cars} Card={CarCard} />
      </div>
    </section>
  );
}

const ICONS: Readonly<Record<FeatureView["name"], IconName>> = { offers: "tag", service: "tools", sell: "cash" };

function Features({ features }: { readonly features: readonly FeatureView[] }) {
  return (
    <ul className="wrap grid grid-cols-1 gap-4 pt-section md:grid-cols-3 md:gap-gap">
      {features.map((feature) => (
        <li key={feature.name}>
          <Link
            href={feature.href}
            className="group/feature flex h-full min-h-24 items-center gap-5 max-[18rem]:flex-wrap rounded-m bg-brand-100 px-5.5 py-5 transition-colors hover:bg-brand-200"
          >
            <span className="grid size-13 shrink-0 place-items-center rounded-disc bg-brand text-on-brand">
              <Icon name={ICONS[feature.name]} size={24} />
            </span>
            <span className="min-w-0">
              <span className="block font-display text-lg font-strong tracking-tight">{feature.label}</span>
              <span className="mt-0.5 block text-sm">{feature.text}</span>
            </span>
            <Icon
              name="chevron-right"
              className="ml-auto transition-transform group-hover/feature:translate-x-1 md:max-lg:hidden"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Range({ range }: { readonly range: HomeView["range"] }) {
  const { links } = useSite();
  const say = useWords(PAGE_TEXTS);
  return (
    <section className="wrap pt-section">
      <SectionHead heading={say("range.heading")} href={links.models} more={allOf(range.cards.length, "model")} />
      <div className="grid grid-cols-2 gap-x-4 gap-y-9 max-[18rem]:grid-cols-1 md:gap-x-gap lg:grid-cols-4">
        {range.cards.slice(0, MODELS).map((card) => (
          <ModelTile key={card.id} card={card} linkText={range.linkText} />
        ))}
      </div>
    </section>
  );
}

function Payments({ logos }: { readonly logos: HomeView["paymentLogos"] }) {
  return (
    <div className="wrap pt-section">
      <section className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h2 className="font-body text-base font-medium tracking-normal text-muted">We accept</h2>
        <PaymentMarks logos={logos} />
      </section>
    </div>
  );
}
