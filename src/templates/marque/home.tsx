import type { ReactNode } from "react";
import { PaymentMarks } from "../../features/content/components/payment-marks.tsx";
import { PromotionBanner } from "../../features/content/components/promotion-banner.tsx";
import { SalesCounter } from "../../features/content/components/sales-counter.tsx";
import type { FeatureView, HomeView } from "../../features/content/home.ts";
import type { HomeBlock } from "../../features/site/choices.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { PriceBands } from "../base/home/stock.tsx";
import { wordBlocks } from "../base/home/words.tsx";
import { Blog } from "./home/blog.tsx";
import { Floor } from "./home/floor.tsx";
import { Promotions } from "./home/promotions.tsx";
import { Range } from "./home/range.tsx";
import { SearchDock } from "./home/search-dock.tsx";
import { placeSlides } from "./home/slide-places.ts";
import { Stage } from "./home/stage.tsx";

/** The car first: a model on its stage, the search attached below it, then the range on one horizon. */
export function Home({ home }: { readonly home: HomeView }) {
  const places = placeSlides(home);
  const blocks: Readonly<Record<HomeBlock, ReactNode>> = {
    ...wordBlocks(home),
    hero: <SearchDock hero={home.hero} />,
    rangeGrid: <Range range={home.range} />,
    featureBanner: <Features features={home.features} />,
    priceBands: <PriceBands bands={home.priceBands} />,
    justLanded: <Floor cars={home.justLanded.slice(0, 4)} />,
    promotionsSlider: <Promotions service={places.service} slides={places.others} />,
    salesCounter: <SalesCounter count={home.salesCount ?? 0} className="wrap pt-section" />,
    blogCards: <Blog blog={home.blog} />,
    paymentLogos: <Payments logos={home.paymentLogos} />,
  };
  return (
    <div>
      <Stage scenes={places.stage} />
      {home.blocks.map((block, at) => (
        <div key={block} className={at > 1 ? "drawn-near" : undefined}>
          {blocks[block]}
          {at === 0 ? <PromotionBanner banner={home.banner} /> : null}
        </div>
      ))}
    </div>
  );
}

/** Three rows divided by lines. */
function Features({ features }: { readonly features: readonly FeatureView[] }) {
  return (
    <ul className="mt-section border-t border-line">
      {features.map((feature) => (
        <li key={feature.name} className="border-b border-line">
          <Link href={feature.href} className="group/feature block transition-colors hover:bg-surface-2">
            <span className="wrap grid min-h-21 grid-cols-[minmax(0,1fr)_24px] items-center gap-x-4 py-4 md:min-h-26 md:grid-cols-[5fr_6fr_24px]">
              <span className="display-type text-xl leading-tight">{feature.label}</span>
              <span className="text-md text-muted max-md:row-start-2">{feature.text}</span>
              <Icon
                name="arrow-right"
                className="transition-transform group-hover/feature:translate-x-1.5 max-md:row-span-2 max-md:row-start-1 max-md:col-start-2"
              />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Payments({ logos }: { readonly logos: HomeView["paymentLogos"] }) {
  return (
    <section className="wrap mt-section flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 className="text-md font-strong tracking-normal">We accept</h2>
      <PaymentMarks logos={logos} />
    </section>
  );
}
