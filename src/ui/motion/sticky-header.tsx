import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { useRootMark } from "./root-mark.ts";
import { useScrolledPast } from "./use-scrolled-past.ts";

/** The sticky header shows after so many pixels of scrolling (VDP-056). */
export const STICKY_HEADER_AFTER_PX = 500;

interface StickyHeaderProps {
  /** What it holds, for assistive technology: `This vehicle`. */
  readonly label: string;
  /** Scrolled pixels after which it appears; default 500. */
  readonly after?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A bar that slides in at the top of the window once the page is scrolled (VDP-056), and stays out of the way of
 * keyboard and screen reader until then. What it holds stands elsewhere on the page too: without JavaScript it never
 * appears. Its ground and height come from `className`; its contents bring their own measure (`wrap`).
 */
export function StickyHeader({ label, after = STICKY_HEADER_AFTER_PX, className, children }: StickyHeaderProps) {
  const shown = useScrolledPast(after);
  useRootMark("sticky-header", shown);
  return (
    <section
      aria-label={label}
      inert={!shown}
      data-shown={shown || undefined}
      className={classNames("sticky-header", className)}
    >
      {children}
    </section>
  );
}
