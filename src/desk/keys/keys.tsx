import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { writeText } from "../../lib/site-storage.ts";
import { PaletteButton } from "../palette/palette-button.tsx";
import { isTyping } from "../parts/typing.ts";
import type { Page, Room } from "../rooms.ts";
import { chordOf, isSingle, worksInFields } from "./chords.ts";
import { tabPastCovered } from "./covered.ts";
import { doKey } from "./doing.ts";
import { KeyList } from "./key-list.tsx";
import { keyIn, ROOM_LETTERS } from "./record.ts";

/** Under which this browser remembers that single keys are to rest (WCAG 2.1.4). */
const OFF = "desk-keys-off";
/** Milliseconds within which a room's letter follows `g`. */
const SEQUENCE_MS = 1_500;

interface KeysProps {
  /** The member of staff whose desk it is. */
  readonly by: number;
  readonly rooms: readonly Room[];
  readonly pages: readonly Page[];
}

/**
 * The keys of every room, as the record has them, the list of them, and what does the same by name. Single keys rest
 * while a field has the focus.
 */
export function Keys({ by, rooms, pages }: KeysProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const list = useRef<HTMLDialogElement>(null);
  const [isOff, setOff] = useState(false);
  // It outlives the listener, which is set anew whenever the page reads its data again, perhaps between two keys.
  const begunAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    setOff(localStorage.getItem(OFF) !== null);
    // As a dealer's pages do, the document tells when it hears what is pressed.
    document.documentElement.dataset.alive = "";
    document.addEventListener("keydown", tabPastCovered);
    return () => document.removeEventListener("keydown", tabPastCovered);
  }, []);
  useEffect(() => {
    const does = (event: KeyboardEvent, chord: string): boolean => {
      if (event.timeStamp - begunAt.current < SEQUENCE_MS) {
        begunAt.current = Number.NEGATIVE_INFINITY;
        const room = rooms.find(({ href }) => ROOM_LETTERS[href] === chord);
        if (room) void navigate(room.href);
        return room !== undefined;
      }
      if (chord === "g") {
        begunAt.current = event.timeStamp;
        return true;
      }
      const focus = document.activeElement;
      const found = keyIn(pathname, chord, (on) => focus?.closest(on) != null);
      return found !== null && doKey(found, focus);
    };
    const hear = (event: KeyboardEvent) => {
      const chord = chordOf(event);
      if (event.defaultPrevented || (isTyping(event.target) && !mayBeHeard(event.target, chord))) return;
      if (isOff && chord !== "?" && isSingle(chord)) return;
      if (does(event, chord)) event.preventDefault();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [pathname, rooms, navigate, isOff]);
  const switchTo = (off: boolean) => {
    if (off) writeText(() => localStorage, OFF, "yes");
    else localStorage.removeItem(OFF);
    setOff(off);
  };
  return (
    <>
      <PaletteButton by={by} rooms={rooms} pages={pages} />
      <button
        type="button"
        className="button bare square keys-button"
        data-key="?"
        aria-haspopup="dialog"
        onClick={() => list.current?.showModal()}
      >
        <kbd>?</kbd>
        <span className="unseen"> Keys</span>
      </button>
      <KeyList dialog={list} rooms={rooms} path={pathname} isOff={isOff} setOff={switchTo} />
    </>
  );
}

/** Whether a chord works in the field that has the focus. An open dialog has its own keys. */
const mayBeHeard = (target: EventTarget | null, chord: string): boolean =>
  worksInFields(chord) && !(target instanceof Element && target.closest("dialog"));
