import type { HomeView } from "../../../features/content/home.ts";
import { BODY_PILL, BodyButtons } from "../../../features/models/components/body-buttons.tsx";
import { ModelTile } from "../../../features/models/components/model-tile.tsx";
import { useRange } from "../../../features/models/components/use-range.ts";
import { useSite } from "../../../features/site/components/site-context.tsx";
import { allOf } from "../../../lib/words/format.ts";
import { TextLink } from "../../../ui/link.tsx";

/** Two rows of four; a button shows the others. */
const SHOWN = 8;

export function Range({ range }: { readonly range: HomeView["range"] }) {
  const { links } = useSite();
  const { body, setBody, shown } = useRange(range.cards);
  return (
    <section className="wrap pt-section">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 md:mb-8">
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
          counts
          rowClassName=""
          itemClassName={BODY_PILL}
        />
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-9 max-[18rem]:grid-cols-1 md:grid-cols-3 md:gap-x-gap md:max-lg:*:nth-[n+7]:hidden md:gap-y-12 lg:grid-cols-4">
        {shown.slice(0, SHOWN).map((card) => (
          <ModelTile key={card.id} card={card} linkText={range.linkText} />
        ))}
      </div>
    </section>
  );
}
