import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { TEXT_LINK } from "../controls/button-style.ts";
import { Icon } from "../icon.tsx";

interface ShowMoreProps {
  readonly more?: string;
  readonly less?: string;
  readonly open?: boolean;
  readonly className?: string;
  /** The hidden part, unless it is elsewhere (`:has(details[open])`). */
  readonly children?: ReactNode;
}

/** Hides the rest of a content; native `details`, with its switch below what it opens. */
export function ShowMore({ more = "Show More", less = "Show Less", open, className, children }: ShowMoreProps) {
  return (
    <details open={open} className={classNames("group/more flex flex-col", className)}>
      <summary className={classNames(TEXT_LINK, "order-last self-start")}>
        <span className="group-open/more:hidden">{more}</span>
        <span className="hidden group-open/more:inline">{less}</span>
        <Icon name="chevron-down" size={18} className="transition-transform group-open/more:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
