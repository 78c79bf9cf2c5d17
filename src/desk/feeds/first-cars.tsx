import { Fragment } from "react";
import { Note } from "../parts/note.tsx";
import { Thumb } from "../parts/thumb.tsx";
import type { ReadView } from "./read-view.ts";

/** Lists the fields that no column has, before anybody wonders why the site does not show them. */
export function Missing({ missing }: Pick<ReadView, "missing">) {
  const [first, ...rest] = missing;
  if (!first) return null;
  return (
    <Note kind="soon">
      <p>
        No column says <b>{first.what}</b>: {first.means}.
      </p>
      {rest.length > 0 ? (
        <details>
          <summary>{rest.length === 1 ? "One more fact is missing" : `${rest.length} more facts are missing`}</summary>
          <ul className="dots">
            {rest.map(({ what, means }) => (
              <li key={what}>
                No column says {what}: {means}.
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Note>
  );
}

/** The first rows as cars the way shoppers would see them, with the words that needed interpretation. */
export function FirstCars({ read, isReading }: { readonly read: ReadView; readonly isReading: boolean }) {
  return (
    <div className="first-cars" aria-busy={isReading}>
      <section aria-labelledby="first-cars">
        <h2 id="first-cars">The site would show</h2>
        <ul>
          {read.cars.map(({ row, name, picture, plate, price, facts, problem }) => (
            <li key={row} className="car">
              <Thumb picture={picture} icon="car" isFirst />
              <div className="grow">
                <b>{name}</b>
                {problem ? (
                  <small className="say late">
                    Row {row} cannot be taken: {problem}
                  </small>
                ) : (
                  <>
                    <small>{facts}</small>
                    <small>
                      <span className={price ? "price" : "say late"}>{price ?? "No price"}</span>{" "}
                      {plate ? <span className="plate">{plate}</span> : null}
                    </small>
                  </>
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="words-read">
        <h2 id="words-read">Words that we had to read</h2>
        {read.words.length > 0 ? (
          <dl className="read-words">
            {read.words.map(({ key, written, says, where }) => (
              <Fragment key={key}>
                <dt>{written}</dt>
                <dd>
                  {says ?? <span className="say late">Not understood</span>} <small>{where}</small>
                </dd>
              </Fragment>
            ))}
          </dl>
        ) : null}
        {read.doubts.length > 0 ? (
          <ul className="rows">
            {read.doubts.map(({ key, says, example }) => (
              <li key={key}>
                <div>
                  {says}
                  {example ? <small>For one, {example}</small> : null}
                </div>
              </li>
            ))}
          </ul>
        ) : null}
        <p className="mid">
          {read.words.length + read.doubts.length === 0
            ? `None: ${read.of} say plainly what they mean.`
            : `In ${read.of} of the file.`}
        </p>
      </section>
    </div>
  );
}
