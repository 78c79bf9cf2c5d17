import { useEffect } from "react";
import { useLocation, useNavigation } from "react-router";

/** Scrolls rows of tabs that are wider than their space to the selected one, which would be out of sight otherwise. */
export function ChosenInView() {
  const { pathname, search } = useLocation();
  const isIdle = useNavigation().state === "idle";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other lists, and another one chosen
  useEffect(() => {
    for (const chosen of document.querySelectorAll<HTMLElement>("main .views > [aria-current]")) {
      const list = chosen.parentElement;
      if (list && list.scrollWidth > list.clientWidth)
        list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
    }
  }, [pathname, search, isIdle]);
  return null;
}
