import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { Caps } from "../keys/caps.tsx";
import { Way } from "../keys/key-list.tsx";
import { Face } from "../parts/face.tsx";
import type { Item } from "./items.ts";

interface OptionRowProps {
  readonly id: string;
  readonly item: Item;
  readonly isChosen: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

/** One option in the list. A page is a link, so that it can be opened in another tab, too. */
export function OptionRow({ id, item, isChosen, onPoint, onChoose }: OptionRowProps) {
  const { does } = item;
  const common = {
    ...({ id, role: "option", tabIndex: -1, "aria-selected": isChosen, className: "palette-option" } as const),
    onPointerMove: () => isChosen || onPoint(),
    // A press must not move the focus from the field to the row, where it would be lost when new results replace the
    // row.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
  if ("key" in does) {
    return (
      <button type="button" {...common} onClick={onChoose}>
        <Row item={item} />
      </button>
    );
  }
  return (
    <Link
      to={does.href}
      {...common}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChoose();
      }}
    >
      <Row item={item} />
    </Link>
  );
}

function Row({ item: { name, line, icon, chord, does, hit } }: { readonly item: Item }) {
  return (
    <>
      <span className="palette-mark" aria-hidden="true">
        {hit?.kind === "person" ? (
          <Face name={name} />
        ) : hit?.picture ? (
          <span className="thumb">
            <img src={hit.picture} alt="" width={48} height={30} />
          </span>
        ) : (
          <Icon name={icon} size={18} />
        )}
      </span>
      <span className="palette-name">
        <b className="cut">{name}</b>
        {hit?.plate ? <span className="plate">{hit.plate}</span> : null}
        {line && "href" in does ? <small className="cut">{line}</small> : null}
      </span>
      {hit ? <span className="palette-end">{hit.end}</span> : null}
      {chord ? (
        <span className="palette-key">{"href" in does ? <Way href={does.href} /> : <Caps chord={chord} />}</span>
      ) : null}
    </>
  );
}
