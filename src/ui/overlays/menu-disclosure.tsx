import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { useOnNavigation } from "../address.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

const OPEN_AFTER_MS = 80;
const CLOSE_AFTER_MS = 180;

interface MenuDisclosureProps {
  readonly label: string;
  /** `hover` opens when a mouse rests on it; touch and keyboard always need a press (NAV-009). */
  readonly trigger: "hover" | "click";
  readonly className?: string;
  readonly summaryClassName?: string;
  readonly children: ReactNode;
}

/**
 * A menu under a heading: native `details`, so it opens without JavaScript; only one of its group is open at a time.
 * Escape, a press elsewhere and a navigation close it.
 */
export function MenuDisclosure({ label, trigger, className, summaryClassName, children }: MenuDisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const hover = useHoverOpening(details, trigger === "hover");
  useOnNavigation(() => {
    if (details.current) details.current.open = false;
  });
  useEffect(() => {
    const pressed = (event: Event) => {
      const element = details.current;
      if (element?.open && !element.contains(event.target as Node)) element.open = false;
    };
    document.addEventListener("pointerdown", pressed);
    return () => document.removeEventListener("pointerdown", pressed);
  }, []);
  const keyed = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  };
  return (
    <details
      ref={details}
      name="menu"
      className={classNames("group/menu", className)}
      onKeyDown={keyed}
      {...hover.area}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details */}
      <summary className={summaryClassName} onClick={hover.pressed}>
        {label}
        <Icon name="chevron-down" size={16} className="opacity-60 transition-transform group-open/menu:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

function useHoverOpening(details: { readonly current: HTMLDetailsElement | null }, enabled: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byHover = useRef(false);
  const later = (ms: number, open: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!details.current) return;
      byHover.current = open && !details.current.open;
      details.current.open = open;
    }, ms);
  };
  if (!enabled) return { area: {}, pressed: undefined };
  const mouse = (event: PointerEvent) => event.pointerType === "mouse";
  return {
    area: {
      onPointerEnter: (event: PointerEvent) => mouse(event) && later(OPEN_AFTER_MS, true),
      onPointerLeave: (event: PointerEvent) => mouse(event) && later(CLOSE_AFTER_MS, false),
    },
    // Without this, the press after the hover would close what the hover has just opened.
    pressed: (event: { preventDefault: () => void }) => {
      clearTimeout(timer.current);
      if (byHover.current && details.current?.open) event.preventDefault();
      byHover.current = false;
    },
  };
}
