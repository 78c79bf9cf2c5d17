import { Thumb } from "../../parts/thumb.tsx";
import type { CarView } from "./thread-items.ts";

/** A car in the trade's usual form: a picture, a plate and a price. */
export function CarLine({ car: { name, href, picture, plate, facts } }: { readonly car: CarView }) {
  return (
    <div className="car">
      <Thumb picture={picture} icon="car" />
      <div className="grow">
        <b className="cut">
          {href ? (
            <a href={href} target="_blank" rel="noreferrer">
              {name}
            </a>
          ) : (
            name
          )}
        </b>
        <small>
          {plate ? <span className="plate">{plate}</span> : null} {facts}
        </small>
      </div>
    </div>
  );
}
