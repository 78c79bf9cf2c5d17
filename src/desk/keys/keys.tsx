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

/** Name under which this browser stores that single keys are switched off (WCAG 2.1.4). */
const OFF = "desk-keys-off";
/** Milliseconds within which a room's letter must follow `g`. */
const SEQUENCE_MS = 1_500;

interface KeysProps {
  /** Id of the signed-in staff member. */
  readonly by: number;
  readonly rooms: readonly Room[];
  readonly pages: readonly Page[];
}

/**
 * Handles the keys of every room, shows the list of them, and offers the same actions as commands. Single keys do
 * nothing while a field has the focus.
 */
export function Keys({ by, rooms, pages }: KeysProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const list = useRef<HTMLDialogElement>(null);
  const [isOff, setOff] = useState(false);
  // A ref, since the listener is set up again whenever the page reloads its data, possibly between two keys.
  const begunAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    setOff(localStorage.getItem(OFF) !== null);
    // As on a dealer's pages, this attribute says that key presses are now handled.
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
    const onKeyDown = (event: KeyboardEvent) => {
      const chord = chordOf(event);
      if (event.defaultPrevented || (isTyping(event.target) && !mayBeHeard(event.target, chord))) return;
      if (isOff && chord !== "?" && isSingle(chord)) return;
      if (does(event, chord)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
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

/** Whether a chord works in the focused field. An open dialog has its own keys. */
const mayBeHeard = (target: EventTarget | null, chord: string): boolean =>
  worksInFields(chord) && !(target instanceof Element && target.closest("dialog"));
