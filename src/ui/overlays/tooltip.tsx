import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "../icon.tsx";

const OPEN_AFTER_MS = 150;
const CLOSE_AFTER_MS = 200;

interface TooltipProps {
  /** Subject of the explanation: `Comparison rate`. */
  readonly about: string;
  readonly children: ReactNode;
}

/**
 * A short explanation behind a small button. It is a popover: a press opens it without JavaScript, and Escape or a
 * press elsewhere closes it. A mouse that rests on it opens it too, and may move onto the text (WCAG 1.4.13).
 */
export function Tooltip({ about, children }: TooltipProps) {
  const id = useId();
  const words = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (ms: number, open: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => words.current?.togglePopover(open), ms);
  };
  return (
    <span
      className="inline-flex"
      onPointerEnter={later(OPEN_AFTER_MS, true)}
      onPointerLeave={later(CLOSE_AFTER_MS, false)}
    >
      <button
        type="button"
        popoverTarget={id}
        aria-label={`About ${about}`}
        className="-m-3 grid size-hit place-items-center rounded-disc text-muted hover:text-ink"
      >
        <Icon name="help" size={18} />
      </button>
      <span ref={words} id={id} popover="auto" className="tip">
        {children}
      </span>
    </span>
  );
}
