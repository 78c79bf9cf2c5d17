import { useEffect } from "react";

/**
 * Marks the document's root with `data-<name>` while `value` is neither null nor false, for stylesheets that change the
 * whole page for what stands somewhere in it. A `:root:has(…)` would say the same, but browsers look for it again in
 * the whole page at each change of it: a fifth of the time from a search's answer to its paint.
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
