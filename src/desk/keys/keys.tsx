import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { isTyping } from "../parts/typing.ts";
import type { Room } from "../rooms.ts";
import { tabPastCovered } from "./covered.ts";
import { KEYS, type KeyGroup, keyIn, ROOM_LETTERS, ROWS } from "./record.ts";

/** Under which this browser remembers that single keys are to rest (WCAG 2.1.4). */
const OFF = "desk-keys-off";
/** Milliseconds within which a room's letter follows `g`. */
const SEQUENCE_MS = 1_500;

const isBoxBeside = (row: Element, focus: Element | null): boolean =>
  focus instanceof HTMLInputElement && row.closest("tr")?.contains(focus) === true;

function move(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLAnchorElement>(ROWS)];
  const focused = all.findIndex((row) => row === document.activeElement || isBoxBeside(row, document.activeElement));
  const open = all.findIndex((row) => row.getAttribute("aria-current") === "page");
  all[Math.min(all.length - 1, Math.max(0, (focused >= 0 ? focused : open) + step))]?.focus();
}

/** Presses the control that carries a key, or gives it the focus where it is a field. Whether there is one. */
function pressControl(name: string): boolean {
  const control = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(name)}"]`);
  if (!control) return false;
  // A dialog gives the focus back to where it was, so its button must not take it first.
  if (control.ariaHasPopup !== "dialog") control.focus();
  if (!/^(TEXTAREA|SELECT|INPUT)$/.test(control.tagName)) control.click();
  return true;
}

function tickRow(): boolean {
  const box = document.activeElement?.closest("tr")?.querySelector<HTMLInputElement>('input[type="checkbox"]');
  box?.click();
  return box !== null && box !== undefined;
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  return field !== null;
}

/** Single keys of every room, as the record has them, and the list of them. They rest while a field has the focus. */
export function Keys({ rooms }: { readonly rooms: readonly Room[] }) {
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
    const does = (event: KeyboardEvent): boolean => {
      if (event.timeStamp - begunAt.current < SEQUENCE_MS) {
        begunAt.current = Number.NEGATIVE_INFINITY;
        const room = rooms.find(({ href }) => ROOM_LETTERS[href] === event.key);
        if (room) void navigate(room.href);
        return room !== undefined;
      }
      if (event.key === "g") {
        begunAt.current = event.timeStamp;
        return true;
      }
      const found = keyIn(pathname, event.key)?.does;
      if (!found) return false;
      if (found.kind === "press") return pressControl(found.control);
      if (found.kind === "search") return focusSearch();
      if (found.kind === "tick") return tickRow();
      if (found.kind === "move") move(found.by);
      return true;
    };
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (isOff && event.key !== "?") return;
      if (does(event)) event.preventDefault();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [pathname, rooms, navigate, isOff]);
  const here = KEYS.filter(({ room }) => room === null || pathname.startsWith(room));
  return (
    <>
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
      <dialog ref={list} className="keys" aria-labelledby="keys-heading">
        <div className="line">
          <h2 id="keys-heading" className="grow">
            Keys
          </h2>
          <button type="button" className="button" onClick={() => list.current?.close()}>
            Close
          </button>
        </div>
        {[...here, ...KEYS.filter((group) => !here.includes(group))].map((group) => (
          <Group key={group.name} group={group} rooms={rooms} />
        ))}
        <label className="line">
          <input
            type="checkbox"
            checked={!isOff}
            onChange={({ target }) => {
              if (target.checked) localStorage.removeItem(OFF);
              else localStorage.setItem(OFF, "yes");
              setOff(!target.checked);
            }}
          />
          Single keys work on this device
        </label>
      </dialog>
    </>
  );
}

/** A room's keys, where one may enter it; those that work everywhere end with the ways into the rooms. */
function Group({ group: { room, name, keys }, rooms }: { readonly group: KeyGroup; readonly rooms: readonly Room[] }) {
  if (room !== null && !rooms.some(({ href }) => href === room)) return null;
  const ways = room === null ? rooms.map(({ href, name: of }) => [`g ${ROOM_LETTERS[href]}`, of] as const) : [];
  return (
    <section>
      <h3>{name}</h3>
      <dl>
        {[...keys.map(({ key, shown, says }) => [shown ?? key, says] as const), ...ways].map(([key, says]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
