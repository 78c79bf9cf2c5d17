/** Selector of the elements that Tab stops at. */
const STOPS = "a[href], button, input, select, textarea, summary, [tabindex='0']";

const isStop = (one: HTMLElement): boolean =>
  one.tabIndex >= 0 && !one.matches(":disabled") && one.checkVisibility({ visibilityProperty: true });

/**
 * Makes Tab skip everything that an open panel covers completely, where the focus would be invisible (WCAG 2.4.11). The
 * table below a panel stays usable where it is visible.
 */
export function tabPastCovered(event: KeyboardEvent): void {
  if (event.key !== "Tab" || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  const panel = document.querySelector(".over");
  if (!panel) return;
  const { left, top } = panel.getBoundingClientRect();
  const isCovered = (one: HTMLElement | undefined): boolean => {
    if (!one || panel.contains(one)) return false;
    const box = one.getBoundingClientRect();
    return box.left >= left && box.bottom > top;
  };
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const step = event.shiftKey ? -1 : 1;
  const from = stops.indexOf(document.activeElement as HTMLElement);
  let to = from + step;
  while (isCovered(stops[to])) to += step;
  if (from < 0 || to === from + step || !stops[to]) return;
  event.preventDefault();
  stops[to]?.focus();
}
