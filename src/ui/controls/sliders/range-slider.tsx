import { type CSSProperties, useEffect, useRef, useState } from "react";
import { classNames } from "../../class-names.ts";
import { INPUT } from "../field.tsx";

/** Milliseconds that a handle must rest before its move is committed (SRCH-038). */
const SLIDER_SETTLES_MS = 400;

interface Range {
  readonly min: number;
  readonly max: number;
}
export type Handle = "min" | "max";
/** The range after a handle was moved to `requested`. */
export type Move = (handle: Handle, requested: number, current: Range) => Range;

interface RangeSliderProps {
  /** Name of the range: `Price range`. */
  readonly legend: string;
  /** The two fields are `<name>-min` and `<name>-max`. An end at its bound means no limit. */
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  readonly format: (value: number) => string;
  /** By default a handle stays between its bound and the other handle. */
  readonly move?: Move;
  /** Shows both ends as input fields, which the form then submits. */
  readonly typed?: {
    /** Shown after From and To: `$`. */
    readonly unit: string;
    /** The range after an end was typed; by default as for a moved handle. */
    readonly move?: Move;
  };
  readonly className?: string;
  readonly valueClassName?: string;
  /** Called when a handle has settled, or a typed end loses the focus. */
  readonly onCommit?: (low: number, high: number) => void;
}

/**
 * Two handles on one track: two native range inputs, so it works by keyboard. Without JavaScript only the typed ends
 * are fields of the form or, where there are none, the handles.
 */
export function RangeSlider(props: RangeSliderProps) {
  const { legend, name, min, max, step, format, typed, className, valueClassName } = props;
  const slider = useRange(props);
  const { shown } = slider;
  const share = (value: number) => `${((Math.min(Math.max(value, min), max) - min) / (max - min || 1)) * 100}%`;
  const handle = (end: Handle) => ({
    type: "range",
    min,
    max,
    step,
    name: typed ? undefined : `${name}-${end}`,
    value: shown[end],
    "aria-label": `${legend}, ${end === "min" ? "from" : "to"}`,
    "aria-valuetext": format(shown[end]),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      slider.moveTo(end, Number(event.target.value)),
  });
  return (
    <fieldset className={className}>
      <legend className="sr-only">{legend}</legend>
      {typed ? null : (
        <div className="flex items-baseline justify-between gap-4">
          <span aria-hidden className="font-strong">
            {legend}
          </span>
          <output className={valueClassName}>
            {format(shown.min)} – {format(shown.max)}
          </output>
        </div>
      )}
      <div
        className={classNames("range-track", typed && "noscript:hidden")}
        style={{ "--from": share(shown.min), "--to": share(shown.max) } as CSSProperties}
      >
        {/* Where both are at the far end, the one that can still move is on top. */}
        <input {...handle("min")} className={classNames("range-handle", shown.min > (min + max) / 2 && "z-1")} />
        <input {...handle("max")} className="range-handle" />
      </div>
      {typed ? (
        <div className="grid grid-cols-2 gap-2.5">
          <TypedEnd slider={slider} end="min" props={props} unit={typed.unit} />
          <TypedEnd slider={slider} end="max" props={props} unit={typed.unit} />
        </div>
      ) : null}
    </fieldset>
  );
}

const within =
  ({ min, max }: Range): Move =>
  (handle, requested, current) => {
    const value = Math.min(Math.max(requested, min), max);
    if (handle === "min") return { min: Math.min(value, current.max), max: current.max };
    return { min: current.min, max: Math.max(value, current.min) };
  };

/** The range of the handles: as last moved, until the page's own values change. */
function useRange({ min, max, low, high, move = within({ min, max }), typed, onCommit }: RangeSliderProps) {
  const [moved, setMoved] = useState<Range | null>(null);
  const [settling, setSettling] = useState(false);
  const [previous, setPrevious] = useState({ low, high });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const commit = useRef(onCommit);
  useEffect(() => {
    commit.current = onCommit;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  if (previous.low !== low || previous.high !== high) {
    setPrevious({ low, high });
    // The answer to the last move must not reset a handle that is being moved.
    if (!settling) setMoved(null);
  }
  const shown = moved ?? { min: low ?? min, max: high ?? max };
  const settle = (range: Range, ms: number) => {
    setMoved(range);
    setSettling(ms > 0);
    clearTimeout(timer.current);
    const done = () => {
      setSettling(false);
      commit.current?.(range.min, range.max);
    };
    if (ms > 0) timer.current = setTimeout(done, ms);
    else done();
  };
  return {
    shown,
    moveTo: (handle: Handle, requested: number) => settle(move(handle, requested, shown), SLIDER_SETTLES_MS),
    /** An empty field means no limit. */
    type: (handle: Handle, text: string) => {
      const digits = text.replace(/[^\d.-]/g, "");
      const requested = digits === "" ? { min, max }[handle] : Number(digits);
      settle((typed?.move ?? move)(handle, requested, shown), 0);
    },
  };
}

interface TypedEndProps {
  readonly slider: ReturnType<typeof useRange>;
  readonly end: Handle;
  readonly unit: string;
  readonly props: RangeSliderProps;
}

function TypedEnd({ slider, end, unit, props }: TypedEndProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const bound = props[end];
  const value = slider.shown[end];
  const enter = () => {
    if (draft === null) return;
    setDraft(null);
    slider.type(end, draft);
  };
  return (
    <label className="relative block">
      <span className="pointer-events-none absolute top-1.5 left-3.5 text-2xs text-muted">
        {end === "min" ? "From" : "To"}
        {unit ? ` (${unit})` : ""}
      </span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        name={`${props.name}-${end}`}
        value={draft ?? (value === bound ? "" : props.format(value))}
        placeholder={props.format(bound)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={enter}
        onKeyDown={(event) => {
          if (event.key === "Enter") enter();
        }}
        className={`${INPUT} figures min-h-13.5 px-3.5 pt-5 pb-0.5 font-strong placeholder:font-normal`}
      />
    </label>
  );
}
