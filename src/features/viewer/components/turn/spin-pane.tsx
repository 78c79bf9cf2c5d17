import { useState } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { useHydrated } from "../../../../ui/motion/use-hydrated.ts";
import { Picture } from "../../../../ui/picture.tsx";
import type { SpinView } from "../../schema.ts";
import { STAGE_SIZES } from "../gallery/picture-sizes.ts";
import { useLoadedComponent } from "../use-loaded-component.ts";
import type { Viewing } from "../use-viewer.ts";

const bringSpin = async () => (await import("./spin.tsx")).Spin;

interface SpinPaneProps {
  readonly viewing: Viewing;
  readonly spin: SpinView;
  readonly full?: boolean;
  readonly faded?: boolean;
}

/** The first frame, which is part of the page; the code that turns it loads after hydration (VDP-010). */
export function SpinPane({ viewing, spin, full = false, faded }: SpinPaneProps) {
  const [isTurned, setTurned] = useState(false);
  const Spin = useLoadedComponent(useHydrated(), bringSpin);
  return (
    <div className={classNames("h-full w-full", faded && "opacity-50 saturate-20")}>
      <Picture
        {...spin.first}
        sizes={full ? "100vw" : STAGE_SIZES}
        priority
        className={classNames("viewer-ground object-contain!", isTurned && "invisible print:visible")}
      />
      {Spin ? <Spin viewing={viewing} spin={spin} full={full} isTurned={isTurned} onTurned={setTurned} /> : null}
    </div>
  );
}
