import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { draggedFrames } from "../../rules.ts";

const KEYS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

interface SpinHandleProps {
  readonly name: string;
  readonly frame: number;
  readonly count: number;
  readonly onTouch: () => void;
  /** Called when the shopper holds it, so that it stops turning by itself. */
  readonly onHold: () => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onTurnTo: (frame: number) => void;
  readonly onDragged: () => void;
}

/** The whole stage as a handle for the turn: dragged by mouse or finger, stepped by keys (VDP-094, VDP-095). */
export function SpinHandle({ name, frame, count, onTouch, onHold, onStep, onTurnTo, onDragged }: SpinHandleProps) {
  /** The position and frame at which the drag began. */
  const hold = useRef<{ readonly x: number; readonly frame: number } | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    hold.current = { x: event.clientX, frame };
    onTouch();
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!hold.current) return;
    const turned = draggedFrames(event.clientX - hold.current.x);
    const to = hold.current.frame + turned;
    if (turned === 0 && frame === hold.current.frame) return;
    onDragged();
    onTurnTo(to);
  };
  const letGo = () => {
    hold.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by === undefined || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={`Turn ${name}`}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={frame + 1}
      aria-valuetext={`Angle ${frame + 1} of ${count}`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onFocus={onHold}
      onKeyDown={onKeyDown}
      className="absolute inset-0 cursor-grab touch-pan-y select-none focus-visible:-outline-offset-3 active:cursor-grabbing"
    />
  );
}
