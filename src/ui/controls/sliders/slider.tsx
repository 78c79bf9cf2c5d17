import { type CSSProperties, type KeyboardEvent, useId, useState } from "react";
import { figureFor } from "../../../lib/words/typed-figure.ts";
import { classNames } from "../../class-names.ts";
import { INPUT } from "../field.tsx";

interface SliderProps {
  readonly label: string;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** Called at every move, so that a result can follow the finger. */
  readonly onChange: (value: number) => void;
  /** The value as text, as the field beside the track shows it: `$42,000`. */
  readonly format: (value: number) => string;
  /** The value for a typed one; by default the nearest step, as for a move. */
  readonly typed?: (requested: number) => number;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** The nearest step, counted from `min`, within the bounds; steps of less than one keep their decimals. */
export function nearestStep(requested: number, { min, max, step }: Pick<SliderProps, "min" | "max" | "step">): number {
  const bounded = Math.min(Math.max(requested, min), max);
  const stepped = min + Math.round((bounded - min) / step) * step;
  return Number(Math.min(stepped, max).toFixed(6));
}

const BACK = ["ArrowLeft", "ArrowDown"];
const ON = ["ArrowRight", "ArrowUp"];

/** The step below or above a value that an arrow key leads to; null for any other key. */
export function stepFrom(value: number, key: string, span: Pick<SliderProps, "min" | "max" | "step">): number | null {
  const { min, max, step } = span;
  const at = (value - min) / step;
  if (BACK.includes(key)) return nearestStep(min + Math.floor(at) * step, span);
  return ON.includes(key) ? Math.min(Number((min + Math.ceil(at) * step).toFixed(6)), max) : null;
}

/** A value on a track, a native range input, with a field for typing it. */
export function Slider(props: SliderProps) {
  const { label, name, min, max, step, value, onChange, format, typed, disabled, className } = props;
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  // The field's content may have been typed before hydration.
  const enter = (text: string) => {
    const requested = text === format(value) ? null : figureFor(text, format(value));
    setDraft(null);
    if (requested !== null) onChange(typed ? typed(requested) : nearestStep(requested, props));
  };
  // A typed value may be between two steps, and then its handle is too.
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
