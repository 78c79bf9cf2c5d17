import { type CSSProperties, useState } from "react";

interface RangeSliderProps {
  /** What is bounded: `Price range`. */
  readonly legend: string;
  /** The two fields are `<name>-min` and `<name>-max`. An end that stands at its bound means no bound. */
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly low?: number;
  readonly high?: number;
  readonly format: (value: number) => string;
  readonly className?: string;
  readonly valueClassName?: string;
  /** Told when a handle is let go of. */
  readonly onCommit?: (low: number, high: number) => void;
}

/** Two handles on one track: two native range inputs, so it works by keyboard and without JavaScript. */
export function RangeSlider(props: RangeSliderProps) {
  const { legend, name, min, max, step, format, className, valueClassName, onCommit } = props;
  const [low, setLow] = useState(props.low ?? min);
  const [high, setHigh] = useState(props.high ?? max);
  const share = (value: number) => `${((value - min) / (max - min)) * 100}%`;
  const handle = { min, max, step, className: "range-handle", onPointerUp: commit, onKeyUp: commit };
  function commit() {
    onCommit?.(low, high);
  }
  return (
    <fieldset className={className}>
      <legend className="sr-only">{legend}</legend>
      <div className="flex items-baseline justify-between gap-4">
        <span aria-hidden className="font-strong">
          {legend}
        </span>
        <output className={valueClassName}>
          {format(low)} – {format(high)}
        </output>
      </div>
      <div className="range-track" style={{ "--from": share(low), "--to": share(high) } as CSSProperties}>
        <input
          type="range"
          {...handle}
          name={`${name}-min`}
          aria-label={`${legend}, from`}
          aria-valuetext={format(low)}
          value={low}
          onChange={(event) => setLow(Math.min(Number(event.target.value), high - step))}
        />
        <input
          type="range"
          {...handle}
          name={`${name}-max`}
          aria-label={`${legend}, to`}
          aria-valuetext={format(high)}
          value={high}
          onChange={(event) => setHigh(Math.max(Number(event.target.value), low + step))}
        />
      </div>
    </fieldset>
  );
}
