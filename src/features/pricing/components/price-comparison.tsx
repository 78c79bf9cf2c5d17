import { type ComponentType, useEffect, useRef, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Skeleton } from "../../../ui/motion/skeleton.tsx";
import { whenNear } from "../../../ui/motion/when-near.ts";
import type { GaugePanelProps } from "./gauge-panel.tsx";

interface PriceComparisonProps {
  /** Where the comparison is asked for; null where there is none, and then nothing is asked (SITE-043). */
  readonly address: string | null;
  /** What a vehicle of the site is called: "car". */
  readonly noun: string;
  readonly className?: string;
}

/**
 * The price comparison of a vehicle page (VDP-029). Its code and its figures are asked for as its place comes near; the
 * place is kept free until then, and given up where nothing is to be shown. Without JavaScript it is not there.
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

/** The shape of what is coming. */
function GaugeOutline() {
  return (
    <>
      <Skeleton className="mb-4 h-7 w-48" />
      <Skeleton className="h-30 w-55 max-sm:mx-auto" />
    </>
  );
}
