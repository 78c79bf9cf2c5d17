import { type ReactNode, useContext, useLayoutEffect, useRef } from "react";
import { Icon } from "../icon.tsx";
import { PanelMemory, rememberedOpen, rememberOpen } from "./panel-memory.ts";

interface CollapsibleProps {
  /** Names the panel, and is the key under which its state is remembered (NAV-028). */
  readonly heading: string;
  /** Level of the heading. Default 2. */
  readonly level?: 2 | 3;
  /** Open at first. Default true. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/**
 * A part of a page that folds under its heading (NAV-027, NAV-029); native `details`. Inside a `PanelMemory` it
 * remembers whether it was open.
 */
export function Collapsible({ heading, level = 2, open = true, children }: CollapsibleProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const memory = useContext(PanelMemory);
  const Heading = `h${level}` as const;
  useLayoutEffect(() => {
    const remembered = rememberedOpen(memory, heading);
    if (details.current && remembered !== null) details.current.open = remembered;
  }, [memory, heading]);
  return (
    <details ref={details} open={open} className="group/panel collapsible">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details */}
      <summary
        className="flex min-h-14 items-center justify-between gap-4"
        onClick={() => rememberOpen(memory, heading, !details.current?.open)}
      >
        <Heading className="text-lg">{heading}</Heading>
        <Icon name="chevron-down" size={22} className="transition-transform duration-300 group-open/panel:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
