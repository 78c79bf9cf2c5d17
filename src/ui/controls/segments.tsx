interface SegmentsProps {
  /** The question that the choice answers. */
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice of a few, side by side in a frame: native radio buttons. */
export function Segments({ legend, legendHidden, name, options, value, onChange }: SegmentsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={legendHidden ? "sr-only" : "mb-1 text-sm font-strong"}>{legend}</legend>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
