import { type ComponentType, useEffect, useRef, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Skeleton } from "../../../ui/motion/skeleton.tsx";
import { whenNear } from "../../../ui/motion/when-near.ts";
import type { GaugePanelProps } from "./gauge-panel.tsx";

interface PriceComparisonProps {
  /** URL of the comparison; null if there is none, and then nothing is requested (SITE-043). */
  readonly address: string | null;
  /** The site's noun for a vehicle: "car". */
  readonly noun: string;
  readonly className?: string;
}

/**
 * The price comparison of a vehicle page (VDP-029). Its code and figures load when it is scrolled near; its space is
 * reserved until then, and released if there is nothing to show. Without JavaScript it is absent.
 */
export function PriceComparison({ address, noun, className }: PriceComparisonProps) {
  const place = useRef<HTMLElement>(null);
  const [Panel, setPanel] = useState<ComponentType<GaugePanelProps> | null>(null);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (!address || !place.current) return;
    const bring = async () => {
      const { GaugePanel } = await import("./gauge-panel.tsx");
      setPanel(() => GaugePanel);
    };
    return whenNear(place.current, () => {
      bring().catch((error) => {
        console.warn("The price comparison is not shown.", error);
        setHidden(true);
      });
    });
  }, [address]);
  if (!address || isHidden) return null;
  return (
    <section
      ref={place}
      className={classNames(
        "min-h-88 sm:min-h-44 [@media(scripting:none)]:hidden",
        Panel ? null : "print:hidden",
        className,
      )}
    >
      {Panel ? <Panel address={address} noun={noun} onNothing={() => setHidden(true)} /> : <GaugeOutline />}
    </section>
  );
}

/** A placeholder in the shape of the gauge. */
function GaugeOutline() {
  return (
    <>
      <Skeleton className="mb-4 h-7 w-48" />
      <Skeleton className="h-30 w-55 max-sm:mx-auto" />
    </>
  );
}
