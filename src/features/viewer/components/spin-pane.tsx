import { useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Picture } from "../../../ui/picture.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import type { SpinView } from "../schema.ts";
import { useBrought } from "./use-brought.ts";
import type { Viewing } from "./use-viewer.ts";

const bringSpin = async () => (await import("./spin.tsx")).Spin;

interface SpinPaneProps {
  readonly viewing: Viewing;
  readonly spin: SpinView;
  readonly full?: boolean;
  readonly faded?: boolean;
}

/** The first frame, which stands with the page; what turns it comes when the page is alive (VDP-010). */
export function SpinPane({ viewing, spin, full = false, faded }: SpinPaneProps) {
  const [isDrawn, setDrawn] = useState(false);
  const Spin = useBrought(useHydrated(), bringSpin);
  return (
    <div className={classNames("h-full w-full", faded && "opacity-50 saturate-20")}>
      <Picture
        {...spin.first}
        priority
        className={classNames("viewer-ground object-contain!", isDrawn && "invisible print:visible")}
      />
      {Spin ? <Spin viewing={viewing} spin={spin} full={full} onDrawn={() => setDrawn(true)} /> : null}
    </div>
  );
}
