import type { RefObject } from "react";
import type { Room } from "../rooms.ts";
import { Caps } from "./caps.tsx";
import { groupsOf, KEYS, type KeyGroup, ROOM_LETTERS } from "./record.ts";

interface KeyListProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly rooms: readonly Room[];
  /** The page's path, whose keys are listed first. */
  readonly path: string;
  readonly isOff: boolean;
  readonly setOff: (isOff: boolean) => void;
}

/** The list of all keys, which `?` opens, and the switch that turns single keys off. */
export function KeyList({ dialog, rooms, path, isOff, setOff }: KeyListProps) {
  const pageGroups = groupsOf(path).toReversed();
  return (
    <dialog ref={dialog} className="keys" aria-labelledby="keys-heading">
      <div className="line">
        <h2 id="keys-heading" className="grow">
          Keys
        </h2>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      {[...pageGroups, ...KEYS.filter((group) => !pageGroups.includes(group))].map((group) => (
        <Group key={group.name} group={group} rooms={rooms} />
      ))}
      <label className="line">
        <input type="checkbox" checked={!isOff} onChange={({ target }) => setOff(!target.checked)} />
        Single keys work on this device
      </label>
    </dialog>
  );
}

/**
 * The keys of a room that the user may enter. The group of keys that work everywhere ends with those that open rooms.
 */
function Group({ group: { room, name, keys }, rooms }: { readonly group: KeyGroup; readonly rooms: readonly Room[] }) {
  if (room !== null && !rooms.some(({ href }) => href === room)) return null;
  const ways = room === null ? rooms : [];
  return (
    <section>
      <h3>{name}</h3>
      <dl>
        {keys.map(({ key, on, says }) => (
          <div key={`${key} ${on}`}>
            <dt>
              <Caps chord={key} />
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
        {ways.map(({ href, name: of }) => (
          <div key={href}>
            <dt>
              <Way href={href} />
            </dt>
            <dd>{of}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The two keys that open a room, pressed one after the other. */
export const Way = ({ href }: { readonly href: string }) => (
  <span className="caps">
    <kbd>g</kbd> <kbd>{ROOM_LETTERS[href]}</kbd>
  </span>
);
