import { formatMoney } from "../../../lib/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { SitePicture } from "../../media/components/site-picture.tsx";
import type { ModelCard } from "../rules.ts";

interface ModelGridProps {
  readonly cards: readonly ModelCard[];
  readonly categories: readonly { readonly body: string; readonly count: number }[];
  readonly body: string | null;
  readonly linkText: string;
}

const CATEGORY =
  "inline-flex min-h-hit items-center gap-2 rounded-control border-[1.5px] border-line px-4.5 text-sm font-medium " +
  "whitespace-nowrap hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink " +
  "aria-[current=page]:text-on-ink";

/** Every model of the chosen body, under links to the bodies. */
export function ModelGrid({ cards, categories, body, linkText }: ModelGridProps) {
  const shown = body === null ? cards : cards.filter((card) => card.bodies.includes(body));
  return (
    <>
      <nav aria-label="Body" className="rail mb-8 gap-2">
        <Link href="/models" aria-current={body === null ? "page" : undefined} className={CATEGORY}>
          All
        </Link>
        {categories.map((category) => (
          <Link
            key={category.body}
            href={`/models?${new URLSearchParams({ body: category.body })}`}
            aria-current={category.body === body ? "page" : undefined}
            className={CATEGORY}
          >
            {category.body}
            <span className="figures text-xs opacity-70">{category.count}</span>
          </Link>
        ))}
      </nav>
      <h2 className="sr-only">{body ?? "All models"}</h2>
      <div className="grid grid-cols-2 gap-x-4 gap-y-9 md:gap-x-gap md:gap-y-12 lg:grid-cols-4">
        {shown.map((card) => (
          <ModelTile key={card.id} card={card} linkText={linkText} />
        ))}
      </div>
    </>
  );
}

/** Picture, label, name, price from, description and link of one model (MODEL-022 to MODEL-027). */
export function ModelTile({ card, linkText }: { readonly card: ModelCard; readonly linkText: string }) {
  return (
    <article className="group/model relative rounded-m">
      <div className="studio relative aspect-16/10 overflow-hidden rounded-m">
        {card.image ? (
          <SitePicture
            source={card.image}
            alt=""
            sizes="(min-width: 980px) 23vw, 46vw"
            className="transition-transform duration-250 group-hover/model:scale-102"
          />
        ) : null}
        {card.label ? (
          <Tag kind={card.label === "NEW" ? "brand" : "plain"} className="absolute top-3 left-3">
            {card.label}
          </Tag>
        ) : null}
      </div>
      <p className="mt-3.5 text-xs text-muted">{card.make}</p>
      <h3 className="text-lg">
        <Link href={card.href} className="stretched">
          {card.name}
        </Link>
      </h3>
      {card.from === null ? null : <p className="figures mt-0.5 text-sm font-strong">From {formatMoney(card.from)}</p>}
      {card.description ? (
        <p className="mt-2 max-w-[34ch] text-sm text-muted max-md:hidden">{card.description}</p>
      ) : null}
      <p className="mt-1 inline-flex min-h-hit items-center gap-1.5 text-sm font-strong text-brand-text group-hover/model:underline">
        {linkText}
        <Icon name="arrow-right" size={18} />
      </p>
    </article>
  );
}
