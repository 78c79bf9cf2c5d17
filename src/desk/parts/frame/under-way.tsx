import { useNavigation } from "react-router";

/** A line below the bar while the next page loads; the style sheet shows it only if that takes a while. */
export function UnderWay() {
  return useNavigation().state === "idle" ? null : (
    <div className="under-way" role="progressbar" aria-label="The next page is on its way" />
  );
}
