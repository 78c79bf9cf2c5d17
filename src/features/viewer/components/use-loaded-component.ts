import { type ComponentType, useEffect, useState } from "react";

/**
 * A component whose code is loaded when it is wanted; undefined until then. It is null where loading fails: the
 * placeholder stays, and the console says so.
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
