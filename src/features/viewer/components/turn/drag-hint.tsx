import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";

interface DragHintProps {
  /** Whether the shopper has dragged already and no longer needs the hint. */
  readonly isGone: boolean;
  /** What dragging does. */
  readonly words: string;
}

/** A hint that the view can be dragged, shown until the shopper does. */
export function DragHint({ isGone, words }: DragHintProps) {
  return (
    <p
      aria-hidden
      className={classNames(
        "pointer-events-none absolute top-3 left-3 flex min-h-8 items-center gap-2 rounded-disc bg-surface/94 px-3 text-xs font-strong text-ink shadow-1 transition-opacity lg:top-4 lg:left-4",
        isGone && "opacity-0",
      )}
    >
      <Icon name="spin" size={16} />
      {words}
    </p>
  );
}
