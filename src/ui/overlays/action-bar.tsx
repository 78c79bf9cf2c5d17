import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { useRootMark } from "../motion/root-mark.ts";
import { useScrolledPast } from "../motion/use-scrolled-past.ts";

/** The bar grows after so many pixels of scrolling (VDP-057). */
export const ACTION_BAR_GROWS_AFTER_PX = 900;

interface ActionBarProps {
  /** What it holds, for assistive technology: `Next steps`. */
  readonly label: string;
  /** What it shows besides once it has grown: a second row, over the first. */
  readonly more?: ReactNode;
  /** Scrolled pixels after which it grows; default 900. */
  readonly after?: number;
  /** Stands on `ink` instead of `surface`. */
  readonly dark?: boolean;
  /** Where it is hidden (`lg:hidden`). */
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The next steps at the foot of a phone's window. It grows once the page is scrolled (VDP-057): the second row slides
 * out from behind the first, so nothing on the page moves. The last thing in `main`, hidden where the page has a
 * sidebar.
 */
export function ActionBar({
  label,
  more,
  after = ACTION_BAR_GROWS_AFTER_PX,
  dark = false,
  className,
  children,
}: ActionBarProps) {
  const grown = useScrolledPast(after) && more !== undefined && more !== null;
  useRootMark("action-bar", grown ? "grown" : true);
  return (
    <section
      aria-label={label}
      data-grown={grown || undefined}
      data-ground={dark ? "dark" : undefined}
      // At its place at the end of the page, the second row covers nothing.
      className={classNames("action-bar", more ? "mt-32" : null, className)}
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
