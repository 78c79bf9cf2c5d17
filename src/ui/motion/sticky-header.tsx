import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { useRootMark } from "./root-mark.ts";
import { useScrolledPast } from "./use-scrolled-past.ts";

/** Pixels of scrolling after which the sticky header appears (VDP-056). */
export const STICKY_HEADER_AFTER_PX = 500;

interface StickyHeaderProps {
  /** Name of its contents for assistive technology: `This vehicle`. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A bar that slides in at the top of the window once the page has scrolled (VDP-056), and is hidden from keyboard and
 * screen reader until then. Its contents are elsewhere on the page too, because without JavaScript it never appears.
 * `className` sets its background and height; its contents set their own width (`wrap`).
 */
export function StickyHeader({ label, className, children }: StickyHeaderProps) {
  const shown = useScrolledPast(STICKY_HEADER_AFTER_PX);
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
