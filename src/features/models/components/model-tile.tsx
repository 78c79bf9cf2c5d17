import { formatMoney } from "../../../lib/words/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { NoPicture } from "../../media/components/no-picture.tsx";
import { SitePicture } from "../../media/components/site-picture.tsx";
import type { ModelCard } from "../rules.ts";

interface ModelTileProps {
  readonly card: ModelCard;
  readonly linkText: string;
  /** Whether its picture is the first that the page shows: it loads at once, before other things. */
  readonly isFirst?: boolean;
}

/** Picture, label, name, price from, description and link of one model (MODEL-022 to MODEL-027). */
export function ModelTile({ card, linkText, isFirst = false }: ModelTileProps) {
  return (
    <article className="group/model relative rounded-m">
      <div className="vehicle-ground loads-near relative aspect-16/10 overflow-hidden rounded-m">
        {card.image ? (
          <SitePicture
            source={card.image}
            alt=""
            sizes="(min-width: 980px) 23vw, 41vw"
            priority={isFirst}
            className="transition-transform duration-250 group-hover/model:scale-102"
          />
        ) : (
          <NoPicture size={64} className="absolute inset-0 m-auto text-n-400" />
        )}
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
