import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { TEXT_LINK } from "../controls/button-style.ts";
import { Icon } from "../icon.tsx";

interface ShowMoreProps {
  readonly className?: string;
  /** The hidden part, unless it is elsewhere (`:has(details[open])`). */
  readonly children?: ReactNode;
}

/** Hides the rest of a content; native `details`, with its switch below what it opens. */
export function ShowMore({ className, children }: ShowMoreProps) {
  return (
    <details className={classNames("group/more flex flex-col", className)}>
      <summary className={classNames(TEXT_LINK, "order-last self-start")}>
        <span className="group-open/more:hidden">Show More</span>
        <span className="hidden group-open/more:inline">Show Less</span>
        <Icon name="chevron-down" size={18} className="transition-transform group-open/more:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
