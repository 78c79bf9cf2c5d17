import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../controls/button.tsx";
import { Icon, type IconName } from "../icon.tsx";
import { whenNear } from "./when-near.ts";

interface CarouselProps {
  /** Name of the row. */
  readonly label: string;
  /** The next contents are loading. */
  readonly busy?: boolean;
  /** When this value changes, the row returns to its start. */
  readonly contents: unknown;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A row that scrolls and snaps. JavaScript adds its arrow buttons and the arrow keys; without it, the row scrolls and
 * takes the focus like any other.
 */
export function Carousel({ label, busy, contents, className, children }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ first: true, last: false });
  const look = useCallback(() => {
    if (row.current) setEnds((before) => endsOf(row.current, before));
  }, []);
  const shown = useRef(contents);
  useEffect(() => {
    // Other contents begin at their first. Those of the page as it came may have been swiped already.
    if (shown.current !== contents) row.current?.scrollTo({ left: 0, behavior: "instant" });
    shown.current = contents;
    return row.current ? whenNear(row.current, look) : undefined;
  }, [contents, look]);
  useEffect(() => {
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  }, [look]);

  const move = (by: 1 | -1, share: number) => {
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
    row.current?.scrollBy({ left: by * share * row.current.clientWidth, behavior });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : null;
    if (by === null) return;
    event.preventDefault();
    const card = row.current?.firstElementChild?.clientWidth ?? 0;
    move(by, card / (row.current?.clientWidth || 1));
  };
  return (
    <div>
      <div className="mb-3 flex justify-end gap-2 [@media(scripting:none)]:hidden">
        <Arrow icon="chevron-left" words="Previous" ended={ends.first} onClick={() => move(-1, 0.9)} />
        <Arrow icon="chevron-right" words="Next" ended={ends.last} onClick={() => move(1, 0.9)} />
      </div>
      <ul
        ref={row}
        aria-label={label}
        aria-busy={busy}
        onScroll={look}
        onKeyDown={onKeyDown}
        className={classNames("carousel", className)}
      >
        {children}
      </ul>
    </div>
  );
}

interface Ends {
  readonly first: boolean;
  readonly last: boolean;
}

/** Whether the row is at its start or its end; the same object while nothing changes. */
function endsOf(row: HTMLElement | null, before: Ends): Ends {
  if (!row) return before;
  const first = row.scrollLeft < 2;
  const last = row.scrollLeft + row.clientWidth > row.scrollWidth - 2;
  return first === before.first && last === before.last ? before : { first, last };
}

interface ArrowProps {
  readonly icon: IconName;
  readonly words: string;
  readonly ended: boolean;
  readonly onClick: () => void;
}

/** At an end it does nothing but keeps the focus, which a disabled button would lose. */
function Arrow({ icon, words, ended, onClick }: ArrowProps) {
  return (
    <IconButton
      aria-label={words}
      aria-disabled={ended}
      onClick={ended ? undefined : onClick}
      className="border-[1.5px] border-line-strong aria-disabled:border-line aria-disabled:text-n-400 aria-disabled:hover:bg-transparent"
    >
      <Icon name={icon} />
    </IconButton>
  );
}
