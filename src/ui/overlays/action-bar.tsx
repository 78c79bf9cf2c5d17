import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { useRootMark } from "../motion/root-mark.ts";
import { useScrolledPast } from "../motion/use-scrolled-past.ts";

/** Pixels of scrolling after which the bar grows (VDP-057). */
export const ACTION_BAR_GROWS_AFTER_PX = 900;

interface ActionBarProps {
  /** Name of its contents for assistive technology: `Next steps`. */
  readonly label: string;
  /** A second row, which appears above the first once the bar has grown. */
  readonly more?: ReactNode;
  /** `ink` as background instead of `surface`. */
  readonly dark?: boolean;
  /** Class names that say where it is hidden (`lg:hidden`). */
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The next steps at the bottom of a phone's window. It grows once the page has scrolled (VDP-057): the second row
 * slides out from behind the first, so nothing on the page moves. It is the last element of `main`, hidden where the
 * page has a sidebar.
 */
export function ActionBar({ label, more, dark = false, className, children }: ActionBarProps) {
  const grown = useScrolledPast(ACTION_BAR_GROWS_AFTER_PX) && more !== undefined && more !== null;
  useRootMark("action-bar", grown ? "grown" : true);
  return (
    <section
      aria-label={label}
      data-grown={grown || undefined}
      data-ground={dark ? "dark" : undefined}
      className={classNames("action-bar", className)}
    >
      {more ? (
        <div inert={!grown} className="action-bar-more">
          <div>{more}</div>
        </div>
      ) : null}
      <div className="action-bar-row">{children}</div>
    </section>
  );
}
