import { useContext, useEffect, useState } from "react";
import { PrefetchPageLinks, UNSAFE_DataRouterContext as Router } from "react-router";
import { goAllTheSame } from "../../../ui/later-code/go-all-the-same.ts";
import { useRouteCode } from "../route-code.ts";
import { forgetTaken } from "./typed-forms.ts";

/** Milliseconds that a pointer or the focus must rest on a link before its page is fetched ahead. */
const REACHES_MS = 100;

/**
 * Lets nobody be stopped by code that does not come any more, because a newer version of the desk has taken the
 * server's place: the page that somebody wanted is then asked of the server as a whole.
 */
export function LaterCode() {
  useWayOn();
  const page = useReached();
  return page ? <PrefetchPageLinks page={page} /> : null;
}

/**
 * Goes on to the next page where its code does not come, instead of staying on the one that is being left.
 */
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
          // A form that led here has been taken, save where its session had ended.
          if (navigation.formMethod === "POST" && !pathname.includes("/sign-in")) forgetTaken();
          goAllTheSame(page);
        });
      }),
    [router, loadCode],
  );
}

/** The page of the marked link (`data-ahead`) that somebody moves towards, once its code has come; null for none. */
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
            // In vain: the press itself will ask the server for the whole page.
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
