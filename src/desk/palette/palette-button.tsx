import { type ComponentProps, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { openedLater } from "../../ui/later-code/code-lost.tsx";
import { Caps } from "../keys/caps.tsx";
import type { Page, Room } from "../rooms.ts";
import { PaletteComing, PaletteLost } from "./palette-lost.tsx";

/** Loaded when the palette is first opened. */
const Palette = openedLater<ComponentProps<typeof import("./palette.tsx").Palette>>(
  async () => (await import("./palette.tsx")).Palette,
  PaletteLost,
);

interface PaletteButtonProps {
  readonly by: number;
  readonly rooms: readonly Room[];
  readonly pages: readonly Page[];
}

/** The button that opens the palette, which finds and does anything by name. */
export function PaletteButton({ by, rooms, pages }: PaletteButtonProps) {
  // The element focused before the palette opened, to which actions apply; undefined while it is closed.
  const [focus, setFocus] = useState<Element | null | undefined>(undefined);
  const [begun, setBegun] = useState("");
  const goes = useFocusWhereItLeads();
  const close = () => {
    setFocus(undefined);
    setBegun("");
  };
  return (
    <>
      <button
        type="button"
        className="button palette-button"
        data-key="Mod+k"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          const { activeElement } = document;
          setFocus(activeElement === currentTarget || activeElement === document.body ? null : activeElement);
        }}
      >
        <Icon name="search" size={18} />
        <span className="palette-words">Find or do anything</span>
        <Caps chord="Mod+k" onControl />
      </button>
      {focus === undefined ? null : (
        <Suspense fallback={<PaletteComing onType={setBegun} onClose={close} />}>
          <Palette by={by} rooms={rooms} pages={pages} focus={focus} begun={begun} onGo={goes} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Focuses the main content of the next page, so that keyboard users continue from there. */
function useFocusWhereItLeads(): () => void {
  const { key } = useLocation();
  const isGoing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address has a key of its own
  useEffect(() => {
    if (!isGoing.current) return;
    isGoing.current = false;
    const target = document.getElementById("opened") ?? document.getElementById("main");
    target?.focus({ preventScroll: true });
  }, [key]);
  return () => {
    isGoing.current = true;
  };
}
