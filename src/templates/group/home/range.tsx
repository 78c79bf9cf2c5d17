import type { HomeView } from "../../../features/content/home.ts";
import { BodyButtons } from "../../../features/models/components/body-buttons.tsx";
import { ModelTile } from "../../../features/models/components/model-grid.tsx";
import { useRange } from "../../../features/models/components/use-range.ts";
import { useSite } from "../../../features/site/components/site-context.tsx";
import { TextLink } from "../../../ui/link.tsx";

/** Two rows of four; the others are a press away. */
const SHOWN = 8;

export function Range({ range }: { readonly range: HomeView["range"] }) {
  const { links } = useSite();
  const { body, setBody, shown } = useRange(range.cards);
  return (
    <section className="wrap pt-section">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 md:mb-8">
        <h2 className="display-type text-2xl">Explore Our Range</h2>
        <TextLink href={links.models}>All {range.cards.length} models</TextLink>
      </div>
      <BodyButtons
        categories={range.categories}
        chosen={body}
        onChoose={setBody}
        href={links.models}
        counts
        className="rail -mx-gutter mb-8 scroll-px-gutter gap-2 px-gutter md:mx-0 md:flex-wrap md:px-0"
        itemClassName="inline-flex min-h-hit items-center gap-2 rounded-control border-[1.5px] border-line px-4.5 text-sm font-medium whitespace-nowrap hover:border-ink aria-[current=true]:border-ink aria-[current=true]:bg-ink aria-[current=true]:text-on-ink"
      />
      <div className="grid grid-cols-2 gap-x-4 gap-y-9 md:gap-x-gap md:gap-y-12 lg:grid-cols-4">
        {shown.slice(0, SHOWN).map((card) => (
          <ModelTile key={card.id} card={card} linkText={range.linkText} />
        ))}
      </div>
    </section>
  );
}
