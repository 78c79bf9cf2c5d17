import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ShowMore } from "../../../ui/overlays/show-more.tsx";
import { useWords } from "../../site/components/use-words.tsx";
import { VEHICLE_TEXTS } from "../../site/texts/vehicle.ts";
import { type Excerpt, FEATURES_SHOWN } from "../excerpt.ts";

/** A shortened text that continues where it was cut once Show More is open. Works without JavaScript. */
export function CutText({ text, className }: { readonly text: Excerpt; readonly className?: string }) {
  return (
    <div className={classNames("group/cut", className)}>
      <p className="whitespace-pre-line">
        {text.shown}
        {text.rest ? (
          <>
            <span className="group-has-[details[open]]/cut:hidden print:hidden">…</span>
            <span className="hidden group-has-[details[open]]/cut:inline print:inline">{text.rest}</span>
          </>
        ) : null}
      </p>
      {text.rest ? <ShowMore /> : null}
    </div>
  );
}

/**
 * The dealer's comments, shortened until Show More is pressed. If there are none, a text says so (VDP-016 to VDP-018).
 */
export function DealerComments({ comments }: { readonly comments: Excerpt | null }) {
  const say = useWords(VEHICLE_TEXTS);
  if (!comments) return <p className="text-muted">{say("vehicle.commentsPending")}</p>;
  return <CutText text={comments} className="max-w-[68ch] wrap-anywhere" />;
}

interface FeatureListProps {
  readonly features: readonly string[];
  readonly variant: "ticks" | "tiles";
}

const LISTS = {
  ticks: "grid gap-x-10 gap-y-1 md:grid-cols-2",
  tiles: "grid grid-cols-2 gap-2 text-sm font-strong lg:grid-cols-3",
} as const;
const ITEMS = {
  ticks: "flex min-h-11 items-center gap-3",
  tiles: "flex min-h-14 items-center gap-2.5 rounded-m bg-surface-3 px-3 py-2 leading-tight",
} as const;

/** The first eight features, with the others behind Show More (VDP-019, VDP-020). */
export function FeatureList({ features, variant }: FeatureListProps) {
  const list = (entries: readonly string[], className?: string) => (
    <ul className={`${LISTS[variant]} ${className ?? ""}`}>
      {entries.map((feature) => (
        <li key={feature} className={ITEMS[variant]}>
          <Icon name="check" size={18} className="text-positive" />
          <span className="min-w-0 wrap-anywhere">{feature}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(features.slice(0, FEATURES_SHOWN))}
      {features.length > FEATURES_SHOWN ? (
        <ShowMore>{list(features.slice(FEATURES_SHOWN), variant === "tiles" ? "mt-2" : undefined)}</ShowMore>
      ) : null}
    </>
  );
}
