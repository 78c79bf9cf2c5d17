import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { HOUR_MS, MINUTE_MS } from "../../lib/time/spans.ts";
import { diaryHref } from "./diary-links.ts";

/** Pixels of movement that turn a press into a drag; less is a click, which opens the booking. */
const THRESHOLD = 6;
/** Dragged bookings snap to this step, like all times that can be booked. */
const STEP_MS = 30 * MINUTE_MS;

/** Where a dragged booking would start: the day of its column, hours since the column's start, and the instant. */
export interface Drop {
  readonly date: string;
  readonly at: number;
  /** Epoch milliseconds. */
  readonly moment: number;
}

interface Grabbed {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Pixels from the block's upper edge to the pointer. */
  readonly below: number;
  isMoving: boolean;
}

/** The column under a point and the instant there; null if there is no column. */
function dropAt(x: number, y: number): Drop | null {
  const column = document.elementsFromPoint(x, Math.max(y, 0)).find((one) => one.matches(".day-column[data-starts]"));
  if (!(column instanceof HTMLElement)) return null;
  const hour = Number.parseFloat(getComputedStyle(column).getPropertyValue("--hour"));
  const startsAt = Number(column.dataset.starts);
  const passed = ((y - column.getBoundingClientRect().top) / hour) * HOUR_MS;
  const moment = startsAt + Math.max(0, Math.round(passed / STEP_MS)) * STEP_MS;
  return { date: column.dataset.date ?? "", at: (moment - startsAt) / HOUR_MS, moment };
}

/**
 * Drags a booking to another time with a mouse or pen. Dropping it opens the booking with that time selected: the
 * server says whether it is free, and nothing is moved or mailed until the user saves. A finger scrolls the week
 * instead.
 */
export function useDraggingBooking(search: string) {
  const navigate = useNavigate();
  const grabbed = useRef<Grabbed | null>(null);
  const wasDragged = useRef(false);
  const latest = useRef<Drop | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  useEffect(() => {
    const show = (next: Drop | null) => {
      if (latest.current?.moment === next?.moment && latest.current?.date === next?.date) return;
      latest.current = next;
      setDrop(next);
    };
    const end = () => {
      grabbed.current = null;
      show(null);
    };
    const move = (event: globalThis.PointerEvent) => {
      const { current } = grabbed;
      if (!current) return;
      if (!current.isMoving && Math.hypot(event.clientX - current.x, event.clientY - current.y) < THRESHOLD) return;
      current.isMoving = true;
      wasDragged.current = true;
      show(dropAt(event.clientX, event.clientY - current.below));
    };
    const up = () => {
      const { current } = grabbed;
      const to = latest.current;
      end();
      if (!current?.isMoving || !to) return;
      void navigate(diaryHref(search, { moment: String(to.moment) }, `/diary/${current.id}`), {
        preventScrollReset: true,
      });
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape") end();
    };
    const listeners = { pointermove: move, pointerup: up, pointercancel: end, keydown: press } as const;
    const named = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of named) window.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of named) window.removeEventListener(name, listener);
    };
  }, [navigate, search]);
  const grip = (id: number) => ({
    draggable: false,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      if (event.button !== 0 || event.pointerType === "touch") return;
      const { top } = event.currentTarget.getBoundingClientRect();
      grabbed.current = { id, x: event.clientX, y: event.clientY, below: event.clientY - top, isMoving: false };
    },
    onClick: (event: MouseEvent) => {
      if (wasDragged.current) event.preventDefault();
    },
  });
  return { drop, grip };
}
