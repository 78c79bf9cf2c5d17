import { type ComponentType, useEffect, useState } from "react";

/**
 * A component whose code is loaded once it is needed; undefined until then. Null if loading fails: the placeholder
 * stays, and the error is logged to the console.
 */
export function useLoadedComponent<P>(
  isWanted: boolean,
  bring: () => Promise<ComponentType<P>>,
): ComponentType<P> | null | undefined {
  const [brought, setBrought] = useState<ComponentType<P> | null>();
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    bring().then(
      (component) => {
        if (!isLeft) setBrought(() => component);
      },
      (error) => {
        console.warn("A part of the viewer did not come.", error);
        if (!isLeft) setBrought(null);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted, bring]);
  return brought;
}
