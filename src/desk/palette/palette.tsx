import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { counted } from "../../lib/words/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { chordOf } from "../keys/chords.ts";
import { doKey } from "../keys/doing.ts";
import type { Page, Room } from "../rooms.ts";
import { actionsOn, type Group, type Item, placesOf } from "./items.ts";
import { OptionRow } from "./option-row.tsx";
import { Field, Foot, LIST, optionId } from "./palette-field.tsx";
import { noteUsed, recentOf } from "./recent.ts";
import { groupsFor } from "./shown-groups.ts";
import { type Asking, useFound, useRecentHits } from "./use-found.ts";

interface PaletteProps {
  /** Id of the signed-in staff member. */
  readonly by: number;
  readonly rooms: readonly Room[];
  readonly pages: readonly Page[];
  /** The element focused before, to which the chosen action applies. */
  readonly focus: Element | null;
  /** The text typed before the palette's code had loaded. */
  readonly begun: string;
  /** Called when another page is about to open. */
  readonly onGo: () => void;
  readonly onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** Finds people, cars, payments, pages and actions by name: a field above a list, fully usable by keyboard. */
export function Palette({ by, rooms, pages, focus, begun, onGo, onClose }: PaletteProps) {
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState(begun);
  const [round, setRound] = useState(0);
  const [recent] = useState(() => recentOf(by));
  // The page below may still be loading or saving, so its actions are looked up on every keystroke and when that ends.
  useNavigation();
  const local = { actions: actionsOn(pathname, focus), places: placesOf(rooms, pages) };
  const asking = useFound(typed, round);
  const again = useRecentHits(recent);
  const groups = groupsFor({ typed, asking, recent, again, ...local });
  const items = groups.flatMap((group) => group.items);
  const list = useChosen(items, typed);
  const { isWaiting, wait } = useWaitingEnter(typed, asking, items);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const choose = (item: Item) => {
    noteUsed(by, item.id);
    if ("href" in item.does) onGo();
    // Closing returns the focus first, so that an action works as if it were done by its key.
    close();
    if ("key" in item.does) doKey(item.does.key, focus, true);
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) list.step(step);
    else if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
      if (items.length === 0 && asking.isBusy) wait();
      else pressOption(list.at);
    } else if (chordOf(event.nativeEvent) === "Mod+k") close();
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label="Find or do anything"
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
      onKeyDown={press}
    >
      <div className="palette-field">
        <Icon name="search" size={20} />
        <Field typed={typed} onType={setTyped} at={list.at} isAny={items.length > 0} />
        <button type="button" className="button bare" onClick={close}>
          Close
        </button>
      </div>
      <Options groups={groups} at={list.at} onPoint={list.set} onChoose={choose} isBusy={asking.isBusy} />
      <Says
        asking={asking}
        typed={typed}
        count={items.length}
        isWaiting={isWaiting}
        again={() => setRound(round + 1)}
      />
      <Foot />
    </dialog>
  );
}

const pressOption = (at: number) => document.getElementById(optionId(at))?.click();

/** The selected option: the first after each keystroke, and the same one when results insert others. */
function useChosen(items: readonly Item[], typed: string) {
  const [chosen, setChosen] = useState<{ readonly id: string; readonly typed: string } | null>(null);
  const found = chosen?.typed === typed ? items.findIndex(({ id }) => id === chosen.id) : -1;
  const at = Math.max(0, found);
  const set = (index: number) => setChosen({ id: items[index]?.id ?? "", typed });
  useEffect(() => {
    document.getElementById(optionId(at))?.scrollIntoView({ block: "nearest" });
  }, [at]);
  return {
    at,
    set,
    step: (by: number) => {
      const last = items.length - 1;
      // A single step wraps around at both ends.
      if (Math.abs(by) === 1) set((at + by + items.length) % Math.max(1, items.length));
      else set(Math.max(0, Math.min(last, at + by)));
    },
  };
}

/** Enter pressed before the results arrive opens the first one, unless the text changes meanwhile. */
function useWaitingEnter(typed: string, { isBusy }: Asking, items: readonly Item[]) {
  const [waiting, setWaiting] = useState<string | null>(null);
  const isWaiting = waiting === typed && isBusy;
  const isDue = waiting === typed && !isBusy;
  const isAny = items.length > 0;
  useEffect(() => {
    if (!isDue) return;
    setWaiting(null);
    if (isAny) pressOption(0);
  }, [isDue, isAny]);
  return { isWaiting, wait: () => setWaiting(typed) };
}

interface OptionsProps {
  readonly groups: readonly Group[];
  readonly at: number;
  readonly onPoint: (at: number) => void;
  readonly onChoose: (item: Item) => void;
  readonly isBusy: boolean;
}

function Options({ groups, at, onPoint, onChoose, isBusy }: OptionsProps) {
  let before = 0;
  return (
    <div className="palette-list" role="listbox" id={LIST} aria-label="What is found" aria-busy={isBusy}>
      {groups.map(({ name, items }) => {
        const first = before;
        before += items.length;
        const heading = `palette-group-${first}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box is no fieldset
          <div key={name} role="group" aria-labelledby={heading}>
            <div className="palette-group" id={heading}>
              {name}
            </div>
            {items.map((item, index) => (
              <OptionRow
                key={item.id}
                id={optionId(first + index)}
                item={item}
                isChosen={at === first + index}
                onPoint={() => onPoint(first + index)}
                onChoose={() => onChoose(item)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface SaysProps {
  readonly asking: Asking;
  readonly typed: string;
  readonly count: number;
  /** Whether Enter was pressed before the results arrived. */
  readonly isWaiting: boolean;
  readonly again: () => void;
}

/** Announces the number of results to screen readers, and says why some may be missing. */
function Says({ asking: { found, isBusy, problem }, typed, count, isWaiting, again }: SaysProps) {
  const isEmpty = typed.trim() !== "" && count === 0 && !isBusy && problem === null;
  const problems = [
    problem,
    found?.cars === null ? "The search of the stock does not answer; the cars are safe." : null,
  ];
  return (
    <div role="status" className="palette-says">
      {problems.filter(Boolean).map((words) => (
        <p key={words} className="palette-problem">
          <Icon name="alert" size={16} />
          <span className="grow">{words}</span>
          <button type="button" className="button" onClick={again}>
            Ask again
          </button>
        </p>
      ))}
      {isEmpty ? <p className="palette-none">Nothing is found. Try fewer letters, or part of a phone number.</p> : null}
      {count === 0 && isBusy ? (
        <p className="palette-none wait">{isWaiting ? "Opening the first …" : "Looking …"}</p>
      ) : null}
      {count > 0 && !isBusy && typed.trim() !== "" ? <span className="unseen">{counted(count, "result")}</span> : null}
    </div>
  );
}
