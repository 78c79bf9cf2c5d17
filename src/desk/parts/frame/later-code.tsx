import { useContext, useEffect, useState } from "react";
import { PrefetchPageLinks, UNSAFE_DataRouterContext as Router } from "react-router";
import { goAllTheSame } from "../../../ui/later-code/go-all-the-same.ts";
import { useRouteCode } from "../route-code.ts";
import { discardSavedDraft } from "./typed-forms.ts";

/** Milliseconds that the pointer or focus must rest on a link before its page is prefetched. */
const REACHES_MS = 100;

/**
 * Keeps navigation working when code no longer loads because the server now runs a newer version of the desk: the
 * requested page is then loaded from the server as a whole.
 */
export function LaterCode() {
  useWayOn();
  const page = useReached();
  return page ? <PrefetchPageLinks page={page} /> : null;
}

/** Loads the next page as a whole if its code does not load, instead of staying on the current one. */
function useWayOn(): void {
  const router = useContext(Router)?.router;
  const loadCode = useRouteCode();
  useEffect(
    () =>
      router?.subscribe(({ navigation }) => {
        if (navigation.state !== "loading") return;
        const { pathname, search, hash } = navigation.location;
        const page = `${pathname}${search}${hash}`;
        loadCode(page).catch(() => {
          // A form that led here has been saved, unless its session had ended.
          if (navigation.formMethod === "POST" && !pathname.includes("/sign-in")) discardSavedDraft();
          goAllTheSame(page);
        });
      }),
    [router, loadCode],
  );
}

/**
 * The page of the marked link (`data-ahead`) that the user is about to follow, once its code has loaded; null if none.
 */
function useReached(): string | null {
  const loadCode = useRouteCode();
  const [reached, setReached] = useState<string | null>(null);
  useEffect(() => {
    let near: HTMLAnchorElement | null = null;
    let timer: ReturnType<typeof setTimeout>;
    const look = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-ahead]") : null;
      if (link === near) return;
      near = link;
      clearTimeout(timer);
      setReached(null);
      if (!link) return;
      const page = `${link.pathname}${link.search}`;
      timer = setTimeout(
        () =>
          loadCode(page).then(
            () => near === link && setReached(page),
            // If it fails, the click itself will load the whole page from the server.
            () => undefined,
          ),
        REACHES_MS,
      );
    };
    addEventListener("pointerover", look);
    addEventListener("focusin", look);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerover", look);
      removeEventListener("focusin", look);
    };
  }, [loadCode]);
  return reached;
}
