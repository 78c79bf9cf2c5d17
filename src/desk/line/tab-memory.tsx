import { useContext, useEffect } from "react";
import { UNSAFE_FrameworkContext as Framework, UNSAFE_DataRouterContext as Router } from "react-router";
import { LINE } from "./line.ts";
import { openMemory } from "./memory.ts";

/** This tab's memory of the pages that it has shown. */
export const MEMORY = openMemory(LINE);

/** Remembers each page that the signed-in user is shown. */
export function TabMemory({ by }: { readonly by: number | null }) {
  const router = useContext(Router)?.router;
  const manifest = useContext(Framework)?.manifest;
  useEffect(() => {
    if (!router || !manifest) return;
    const hasData = (id: string) => manifest.routes[id]?.hasLoader ?? false;
    const part = ({ route: { id }, pathname }: { route: { id: string }; pathname: string }) => ({
      id,
      pathname,
      hasData: hasData(id),
    });
    MEMORY.know({
      at: (pathname) => (router.match(pathname) ?? []).map(part),
      asked: () => [router.state.location.pathname, router.state.navigation.location?.pathname ?? ""],
    });
    const look = () => {
      const { navigation, revalidation, errors, matches, location, loaderData } = router.state;
      if (navigation.state !== "idle" || revalidation !== "idle" || errors) return;
      MEMORY.remember(by, { matches: matches.map(part), search: location.search, data: loaderData });
    };
    look();
    return router.subscribe(look);
  }, [router, manifest, by]);
  return null;
}
