import type { CSSProperties } from "react";
import type { HomeView } from "../../../features/content/home.ts";
import { SitePicture } from "../../../features/media/components/site-picture.tsx";
import { BodyButtons } from "../../../features/models/components/body-buttons.tsx";
import { useRange } from "../../../features/models/components/use-range.ts";
import type { ModelCard } from "../../../features/models/rules.ts";
import { useSite } from "../../../features/site/components/site-context.tsx";
import { formatMoney } from "../../../lib/words/format.ts";
import { Link } from "../../../ui/link.tsx";
import { scaleOf } from "./scale.ts";

/** Two rows of four, or three of three, where alone the ninth is visible. The others are on the range page. */
const SHOWN = 9;

/** The models from the side, on one horizon and to one scale. */
export function Range({ range }: { readonly range: HomeView["range"] }) {
  const { links } = useSite();
  const { body, setBody, shown } = useRange(range.cards);
  return (
    <section className="wrap pt-section">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6">
        <h2 className="display-type text-2xl">Explore Our Range</h2>
        <Link href={links.models} className="underlined">
          See the full range
        </Link>
      </div>
      <div className="marque-bodies">
        <BodyButtons
          categories={range.categories}
          chosen={body}
          onChoose={setBody}
          href={links.models}
          firstRow={range.firstRow}
          counts
          rowClassName="md:gap-6"
          itemClassName="marque-tab"
        />
      </div>
      <ul className="grid grid-cols-2 gap-x-4 md:grid-cols-3 md:gap-x-gap xl:grid-cols-4">
        {shown.slice(0, SHOWN).map((card) => (
          <li key={card.id} className="grid nth-9:hidden md:max-xl:nth-9:grid">
            <Model card={card} scale={scaleOf(card, range.cards)} linkText={range.linkText} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ModelProps {
  readonly card: ModelCard;
  readonly scale: number;
  readonly linkText: string;
}

function Model({ card, scale, linkText }: ModelProps) {
  const of = (width: number) => Math.round(width * scale);
  return (
    <article className="group/model relative flex flex-col border-b border-line pt-6 pb-3 md:pt-8">
      <div className="marque-horizon">
        {card.image ? (
          <div className="loads-near" style={{ "--scale": scale } as CSSProperties}>
            <SitePicture
              source={card.image}
              alt=""
              sizes={`(min-width: 1181px) ${of(23)}vw, (min-width: 761px) ${of(31)}vw, ${of(42)}vw`}
              widths={[320, 480, 640]}
            />
          </div>
        ) : null}
      </div>
      <h3 className="mt-4 text-xl leading-tight">
        <Link href={card.href} className="stretched">
          {card.name}
        </Link>
        {card.label ? <span className="marque-label">{card.label}</span> : null}
      </h3>
      <p className="mt-1 text-muted max-md:hidden">{card.description}</p>
      <p className="mt-auto flex min-h-hit items-center justify-between gap-3">
        <span className="figures font-medium">{card.from === null ? null : `From ${formatMoney(card.from)}`}</span>
        <span aria-hidden className="underlined max-md:hidden">
          {linkText}
        </span>
      </p>
    </article>
  );
}
