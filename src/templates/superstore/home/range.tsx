import type { HomeView } from "../../../features/content/home.ts";
import { SitePicture } from "../../../features/media/components/site-picture.tsx";
import { BodyButtons } from "../../../features/models/components/body-buttons.tsx";
import { useRange } from "../../../features/models/components/use-range.ts";
import type { ModelCard } from "../../../features/models/rules.ts";
import { useSite } from "../../../features/site/components/site-context.tsx";
import { formatMoney } from "../../../lib/words/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";

/** Three rows of three; a button shows the others. */
const SHOWN = 9;

export function Range({ range }: { readonly range: HomeView["range"] }) {
  const { links } = useSite();
  const { body, setBody, shown } = useRange(range.cards);
  return (
    <section className="wrap pt-section">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="display-type text-2xl">Explore Our Range</h2>
        <BodyButtons
          categories={range.categories}
          chosen={body}
          onChoose={setBody}
          href={links.models}
          firstRow={range.firstRow}
          rowClassName="lg:justify-end"
          itemClassName="flex min-h-hit items-center rounded-control border-[1.5px] border-transparent px-3.5 text-sm font-semibold whitespace-nowrap hover:border-line-strong aria-[current=true]:bg-ink aria-[current=true]:text-on-ink"
        />
      </div>
      <div className="grid gap-x-5 gap-y-3 md:grid-cols-2 md:max-xl:*:nth-[n+9]:hidden xl:grid-cols-3">
        {shown.slice(0, SHOWN).map((card) => (
          <Row key={card.id} card={card} />
        ))}
      </div>
    </section>
  );
}

function Row({ card }: { readonly card: ModelCard }) {
  return (
    <article className="relative grid grid-cols-[140px_minmax(0,1fr)_24px] items-center gap-4 overflow-hidden rounded-m border border-line bg-surface pr-3.5 transition-colors hover:border-ink md:grid-cols-[168px_minmax(0,1fr)_24px]">
      <div className="vehicle-ground h-28 loads-near">
        {card.image ? (
          <SitePicture source={card.image} alt="" sizes="(min-width: 761px) 168px, 140px" widths={[320, 480]} />
        ) : null}
      </div>
      <div>
        <h3 className="text-[1.0625rem]">
          <Link href={card.href} className="stretched">
            {card.make} {card.name}
          </Link>
        </h3>
        {card.from === null ? null : (
          <p className="price-type mt-1 text-[1.3rem] leading-none">From {formatMoney(card.from)}</p>
        )}
        {card.label ? <p className="mt-1.5 text-xs font-bold text-brand-text">{card.label}</p> : null}
      </div>
      <Icon name="chevron-right" />
    </article>
  );
}
