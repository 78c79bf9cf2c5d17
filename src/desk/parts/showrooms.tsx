interface ShowroomsProps {
  readonly dealerships: readonly { readonly value: string; readonly name: string }[];
  /** The one that is chosen; empty for every one. */
  readonly chosen: string;
}

/** Chooses one of the showrooms of a list; nothing where there is no choice. */
export const Showrooms = ({ dealerships, chosen }: ShowroomsProps) =>
  dealerships.length > 1 ? (
    <label className="chip" data-on={chosen === "" ? undefined : ""}>
      <span className="unseen">Showroom</span>
      <select name="dealership" defaultValue={chosen} key={chosen}>
        <option value="">Every showroom</option>
        {dealerships.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  ) : null;

/** Sends a form of choices where no JavaScript does it by itself. */
export const ShowChoices = () => (
  <noscript>
    <button type="submit" className="button">
      Show
    </button>
  </noscript>
);
