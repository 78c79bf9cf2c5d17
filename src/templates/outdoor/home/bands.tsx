import type { CSSProperties } from "react";
import type { HomeView, KindBandView } from "../../../features/content/home.ts";
import { useSite } from "../../../features/site/components/site-context.tsx";
import { useWords } from "../../../features/site/components/use-words.tsx";
import { PAGE_TEXTS } from "../../../features/site/texts/pages.ts";
import type { PlateKind } from "../../../features/stock/facts/plate.ts";
import { counted, formatNumber } from "../../../lib/words/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";

/** Heading and sentence for the bands of a kind; a site replaces them by the texts `bands.heading` and `bands.text`. */
const WORDS: Readonly<Record<PlateKind, readonly [heading: string, text: string]>> = {
  caravan: [
    "Start with what your car can tow",
    "Braked towing capacity is on the tow bar plate. We match it to each van’s ATM, its heaviest legal loaded weight.",
  ],
  motorhome: ["Start with your licence", "A car licence drives up to 4.5 tonnes of gross vehicle mass."],
  truck: ["Start with your licence", "Gross vehicle mass and axles decide which licence drives a truck."],
  motorcycle: ["Start with the engine", "What your licence lets you ride, and how far you mean to go."],
};

/** The stock in bands by mass or engine, with the number of vehicles in each; where only cars are sold, by price. */
export function Bands({ home }: { readonly home: HomeView }) {
  const say = useWords(PAGE_TEXTS);
  const [first] = home.kindBands;
  if (!first) return <PriceBands bands={home.priceBands} />;
  const bands = home.kindBands.filter(({ kind }) => kind === first.kind);
  const [heading, text] = WORDS[first.kind];
  return (
    <section className="wrap pt-section">
      <h2 className="display-type text-2xl">{say("bands.heading") ?? heading}</h2>
      <p className="mt-2 max-w-[56ch] text-muted">{say("bands.text") ?? text}</p>
      <ul className="kind-bands mt-7">
        {bands.map((band) => (
          <Band key={band.href} band={band} />
        ))}
      </ul>
    </section>
  );
}

function Band({ band }: { readonly band: KindBandView }) {
  const { config } = useSite();
  const noun = config.vehicleNoun.toLowerCase();
  return (
    <li>
      <Link href={band.href} className="group/band kind-band">
        <span className="flex items-baseline gap-1.5 whitespace-nowrap">
          <span className="text-sm">{band.lead}</span>
          <span className="price-type text-[1.625rem] leading-tight">{band.figure}</span>
          <span className="text-sm">{band.unit}</span>
        </span>
        <span aria-hidden className="kind-bar" style={{ "--share": band.share } as CSSProperties} />
        <span className="text-sm text-muted">{band.text}</span>
        <span className="mt-auto flex items-center justify-between pt-3 font-strong text-brand-text">
          <span className="figures group-hover/band:underline">{counted(band.count, noun)}</span>
          <Icon name="arrow-right" className="transition-transform group-hover/band:translate-x-1" />
        </span>
      </Link>
    </li>
  );
}

function PriceBands({ bands }: { readonly bands: HomeView["priceBands"] }) {
  return (
    <section className="wrap pt-section">
      <h2 className="display-type text-2xl">Start with your budget</h2>
      <ul className="kind-bands mt-7">
        {bands.map((band) => (
          <li key={band.href}>
            <Link href={band.href} className="kind-band">
              <span className="price-type text-[1.375rem]">{band.label}</span>
              <span className="figures text-brand-text">{formatNumber(band.count)} in stock</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
