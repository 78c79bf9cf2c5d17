/** Id of the list of results, and of each option by its index. */
export const LIST = "palette-list";
export const optionId = (at: number): string => `palette-option-${at}`;

interface FieldProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly at: number;
  readonly isAny: boolean;
}

/** The text field; it keeps the focus while options are selected. */
export const Field = ({ typed, onType, at, isAny }: FieldProps) => (
  <input
    // biome-ignore lint/a11y/noAutofocus: a dialog that is asked for takes the focus to its field
    autoFocus
    role="combobox"
    aria-label="Find or do anything"
    aria-expanded={isAny}
    aria-controls={LIST}
    aria-autocomplete="list"
    aria-activedescendant={isAny ? optionId(at) : undefined}
    aria-describedby="palette-help"
    value={typed}
    onChange={({ target }) => onType(target.value)}
    placeholder="Person, phone, plate, car, payment or what to do"
    maxLength={200}
    autoComplete="off"
    autoCapitalize="off"
    spellCheck={false}
    enterKeyHint="go"
  />
);

/** Explains which keys work in it. */
export const Foot = () => (
  <p className="palette-foot" id="palette-help">
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> to choose
    </span>
    <span>
      <kbd>↵</kbd> to open or do
    </span>
    <span>
      <kbd>esc</kbd> to close
    </span>
  </p>
);
