/** Chooses whether the file is the complete stock, which decides what happens to cars that are not in it. */
export function ModeChoice({ mode }: { readonly mode: "full" | "delta" }) {
  return (
    <fieldset className="mode-choice">
      <legend>What the file holds</legend>
      <label>
        <input type="radio" name="mode" value="delta" defaultChecked={mode === "delta"} />
        <span>
          Some of the cars
          <small>Cars that it lacks stay as they are.</small>
        </span>
      </label>
      <label>
        <input type="radio" name="mode" value="full" defaultChecked={mode === "full"} />
        <span>
          The whole stock
          <small>Cars that it lacks are marked sold.</small>
        </span>
      </label>
    </fieldset>
  );
}
