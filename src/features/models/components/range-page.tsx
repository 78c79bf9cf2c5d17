import { useLocation, useNavigate } from "react-router";
import { formatMoney } from "../../../lib/words/format.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { RangeSlider } from "../../../ui/controls/sliders/range-slider.tsx";
import { LinkButton } from "../../../ui/link.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import type { FacetTile } from "../facet-tiles.ts";
import { choiceQuery, modelsInChoice, type PriceBounds, type RangeChoice, rangeChoice } from "../range.ts";
import type { ModelCard } from "../rules.ts";
import { BODY_PILL, BodyButtons } from "./body-buttons.tsx";
import { FacetTiles } from "./facet-tiles.tsx";
import { ModelTile } from "./model-tile.tsx";

export interface RangePageProps {
  readonly cards: readonly ModelCard[];
  readonly categories: readonly { readonly body: string; readonly count: number }[];
  readonly bounds: PriceBounds | null;
  readonly firstRow: number;
  readonly linkText: string;
  readonly tiles: readonly FacetTile[];
}

/** The range page: bodies, price, the matching models, then the bodies in stock (MODEL-020 to MODEL-034). */
export function RangePage({ cards, categories, bounds, firstRow, linkText, tiles }: RangePageProps) {
  const { links } = useSite();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const bodies = categories.map(({ body }) => body);
  const choice = rangeChoice(new URLSearchParams(search), bodies);
  // The choices are in the address, so that it can be shared and Back restores them.
  const choose = (change: Partial<RangeChoice>) =>
    void navigate(`${pathname}${choiceQuery({ ...choice, ...change })}`, { preventScrollReset: true });
  const shown = modelsInChoice(cards, choice, bounds);
  return (
    <div className="wrap mt-6 md:mt-8">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-5">
        <BodyButtons
          categories={categories}
          chosen={choice.body}
          onChoose={(body) => choose({ body })}
          href={links.models}
          firstRow={firstRow}
          counts
          rowClassName=""
          itemClassName={BODY_PILL}
        />
        {bounds ? <Price choice={choice} bounds={bounds} onChoose={choose} /> : null}
      </div>
      <h2 className="sr-only">{choice.body ?? "All models"}</h2>
      <p role="status" className="figures mb-5 text-sm text-muted">
        {shown.length === 1 ? "1 model" : `${shown.length} models`}
      </p>
      {shown.length > 0 ? (
        <div className="grid grid-cols-2 gap-x-4 gap-y-9 max-[18rem]:grid-cols-1 md:grid-cols-3 md:gap-x-gap md:gap-y-12 lg:grid-cols-4">
          {shown.map((card, index) => (
            <ModelTile key={card.id} card={card} linkText={linkText} isFirst={index === 0} />
          ))}
        </div>
      ) : (
        <div className="grid justify-items-start gap-4 rounded-l bg-surface-2 p-6 md:p-10">
          <p className="text-md">No model of ours is of that kind at that price.</p>
          <LinkButton href={links.models} kind="outline">
            Show all models
          </LinkButton>
        </div>
      )}
      {tiles.length > 0 ? (
        <section className="pt-section">
          <h2 className="display-type mb-6 text-2xl">In stock, by body</h2>
          <FacetTiles tiles={tiles} />
        </section>
      ) : null}
    </div>
  );
}

interface PriceProps {
  readonly choice: RangeChoice;
  readonly bounds: PriceBounds;
  readonly onChoose: (change: Partial<RangeChoice>) => void;
}

/** Filters models by their starting price (MODEL-029); without JavaScript a form with a button. */
function Price({ choice, bounds, onChoose }: PriceProps) {
  const { links } = useSite();
  return (
    <form action={links.models} method="get" className="w-full md:w-80">
      {choice.body === null ? null : <input type="hidden" name="body" value={choice.body} />}
      <RangeSlider
        legend="Price from"
        name="price"
        {...bounds}
        low={choice.low ?? undefined}
        high={choice.high ?? undefined}
        format={formatMoney}
        valueClassName="price-type text-md"
        onCommit={(low, high) =>
          onChoose({ low: low > bounds.min ? low : null, high: high < bounds.max ? high : null })
        }
      />
      <Button type="submit" size="small" kind="outline" className="mt-2 not-noscript:hidden">
        Show models
      </Button>
    </form>
  );
}
