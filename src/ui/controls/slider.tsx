import { type CSSProperties, type KeyboardEvent, useId, useState } from "react";
import { typedFigure } from "../../lib/words/typed-figure.ts";
import { classNames } from "../class-names.ts";
import { INPUT } from "./field.tsx";

interface SliderProps {
  readonly label: string;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** Told at every move, so that a result can follow the finger. */
  readonly onChange: (value: number) => void;
  /** The value in words, as the field beside the track shows it: `$42,000`. */
  readonly format: (value: number) => string;
  /** Where a typed value comes to stand; by default as a moved one, at the nearest step. */
  readonly typed?: (wanted: number) => number;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** The step that lies nearest, counted from `min`, within the bounds; steps of less than one keep their decimals. */
export function nearestStep(wanted: number, { min, max, step }: Pick<SliderProps, "min" | "max" | "step">): number {
  const bounded = Math.min(Math.max(wanted, min), max);
  const stepped = min + Math.round((bounded - min) / step) * step;
  return Number(Math.min(stepped, max).toFixed(6));
}

const BACK = ["ArrowLeft", "ArrowDown"];
const ON = ["ArrowRight", "ArrowUp"];

/** Where an arrow key leads from a value between two steps: to the one below or above it; null for any other key. */
export function stepFrom(value: number, key: string, span: Pick<SliderProps, "min" | "max" | "step">): number | null {
  const { min, max, step } = span;
  const at = (value - min) / step;
  if (BACK.includes(key)) return nearestStep(min + Math.floor(at) * step, span);
  return ON.includes(key) ? Math.min(Number((min + Math.ceil(at) * step).toFixed(6)), max) : null;
}

/** One value on a track, a native range input, with a field to type it in (design: every slider has a typed twin). */
export function Slider(props: SliderProps) {
  const { label, name, min, max, step, value, onChange, format, typed, disabled, className } = props;
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  // What stands in the field may have been typed before the page was alive.
  const enter = (text: string) => {
    const wanted = text === format(value) ? null : typedFigure(text);
    setDraft(null);
    if (wanted !== null) onChange(typed ? typed(wanted) : nearestStep(wanted, props));
  };
  // A typed value may stand between two steps: so does its handle.
  const between = nearestStep(value, props) !== value;
  const press = (event: KeyboardEvent) => {
    const to = between && !disabled ? stepFrom(value, event.key, props) : null;
    if (to === null) return;
    event.preventDefault();
    onChange(to);
  };
  const share = `${(Math.min(Math.max(value - min, 0), max - min) / (max - min || 1)) * 100}%`;
  return (
    <div className={classNames("slider-box", className)}>
      <label htmlFor={id} className="text-sm font-strong">
        {label}
      </label>
      <div className="range-track slider noscript:hidden" style={{ "--from": "0%", "--to": share } as CSSProperties}>
        <input
          type="range"
          min={min}
          max={max}
          step={between ? "any" : step}
          value={value}
          disabled={disabled}
          aria-label={label}
          aria-valuetext={format(value)}
          onKeyDown={press}
          onChange={(event) => onChange(nearestStep(Number(event.target.value), props))}
          className="range-handle"
        />
      </div>
      <input
        id={id}
        type="text"
        name={name}
        inputMode="decimal"
        autoComplete="off"
        disabled={disabled}
        value={draft ?? format(value)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={(event) => enter(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") enter(event.currentTarget.value);
        }}
        className={`${INPUT} figures text-right font-strong`}
      />
    </div>
  );
}
