import type { ReactNode } from "react";
import { PaymentMarks } from "../../features/content/components/payment-marks.tsx";
import { PostGrid } from "../../features/content/components/post-grid.tsx";
import { SalesCounter } from "../../features/content/components/sales-counter.tsx";
import type { FeatureView, HomeView } from "../../features/content/home.ts";
import { BODY_PILL, BodyButtons } from "../../features/models/components/body-buttons.tsx";
import { ModelTile } from "../../features/models/components/model-tile.tsx";
import { useRange } from "../../features/models/components/use-range.ts";
import type { HomeBlock } from "../../features/site/choices.ts";
import { useSite } from "../../features/site/components/site-context.tsx";
import { allOf } from "../../lib/words/format.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Link, TextLink } from "../../ui/link.tsx";
import { HeroBlock } from "./home/hero.tsx";
import { HomeBlocks } from "./home/home-blocks.tsx";
import { Promotions } from "./home/promotions.tsx";
import { JustLanded, PriceBands } from "./home/stock.tsx";
import { wordBlocks } from "./home/words.tsx";

/** Every block in a plain style: heading, content, next step. */
export function Home({ home }: { readonly home: HomeView }) {
  const blocks: Readonly<Record<HomeBlock, ReactNode>> = {
    ...wordBlocks(home),
    hero: <HeroBlock hero={home.hero} picture={home.slides[0]?.image || home.range.cards[0]?.image || null} />,
    priceBands: <PriceBands bands={home.priceBands} />,
    featureBanner: <Features features={home.features} />,
    justLanded: <JustLanded cars={home.justLanded} />,
    promotionsSlider: <Promotions slides={home.slides} />,
    rangeGrid: <Range range={home.range} />,
    salesCounter: <SalesCounter count={home.salesCount ?? 0} className="wrap pt-section text-center" />,
    blogCards: <Blog blog={home.blog} />,
    paymentLogos: <Payments logos={home.paymentLogos} />,
  };
  return <HomeBlocks home={home} blocks={blocks} />;
}

const ICONS: Readonly<Record<FeatureView["name"], IconName>> = { offers: "tag", service: "calendar", sell: "cash" };

function Features({ features }: { readonly features: readonly FeatureView[] }) {
  return (
    <ul className="wrap mt-8 grid gap-3 md:grid-cols-3 md:gap-gap">
      {features.map((feature) => (
        <li key={feature.name}>
          <Link
            href={feature.href}
            className="group/feature flex h-full items-center gap-4 rounded-m bg-surface-2 p-5 transition-colors hover:bg-brand-100"
          >
            <Icon name={ICONS[feature.name]} size={28} className="text-brand-text" />
            <span>
              <span className="block font-display text-md font-strong">{feature.label}</span>
              <span className="block text-sm text-muted">{feature.text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Two rows of four; a button shows the others. */
const SHOWN = 8;

function Range({ range }: { readonly range: HomeView["range"] }) {
  const { links } = useSite();
  const { body, setBody, shown } = useRange(range.cards);
  return (
    <section className="wrap pt-section">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="display-type text-2xl">Explore Our Range</h2>
        <TextLink href={links.models}>{allOf(range.cards.length, "model")}</TextLink>
      </div>
      <div className="mb-8">
        <BodyButtons
          categories={range.categories}
          chosen={body}
          onChoose={setBody}
          href={links.models}
          firstRow={range.firstRow}
          rowClassName=""
          itemClassName={BODY_PILL}
        />
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-9 max-[18rem]:grid-cols-1 md:grid-cols-3 md:gap-x-gap md:max-lg:*:nth-[n+7]:hidden lg:grid-cols-4">
        {shown.slice(0, SHOWN).map((card) => (
          <ModelTile key={card.id} card={card} linkText={range.linkText} />
        ))}
      </div>
    </section>
  );
}

function Blog({ blog }: { readonly blog: HomeView["blog"] }) {
  return (
    <section className="wrap pt-section">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6">
        <h2 className="display-type text-2xl">{blog.heading}</h2>
        <TextLink href={blog.allHref}>{blog.all}</TextLink>
      </div>
      <PostGrid posts={blog.cards.slice(0, 3)} level={3} />
    </section>
  );
}

function Payments({ logos }: { readonly logos: HomeView["paymentLogos"] }) {
  return (
    <section className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 pt-section">
      <h2 className="font-body text-base font-medium tracking-normal text-muted">We accept</h2>
      <PaymentMarks logos={logos} />
    </section>
  );
}
