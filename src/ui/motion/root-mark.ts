import { useEffect } from "react";

/**
 * Sets `data-<name>` on the document's root while `value` is neither null nor false, for stylesheets that change the
 * whole page depending on a component in it. A `:root:has(…)` would do the same, but browsers evaluate it anew at each
 * change of the page, which took a fifth of the time from a search's answer to its paint.
 */
export function useRootMark(name: string, value: string | boolean | null): void {
  const attribute = `data-${name}`;
  const text = value === true ? "" : value === false ? null : value;
  useEffect(() => {
    if (text === null) return;
    const root = document.documentElement;
    root.setAttribute(attribute, text);
    return () => root.removeAttribute(attribute);
  }, [attribute, text]);
}
