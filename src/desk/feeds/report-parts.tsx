import { Fragment } from "react";
import { counted, formatNumber } from "../../lib/words/format.ts";
import type { ReportView } from "./run-view.ts";

interface ReportPartsProps {
  readonly view: ReportView;
  /** Desk path for downloading all rejected rows; null if they cannot be downloaded. */
  readonly refused: string | null;
}

/** What a stock file did, or would do: cars by kind of change, then rejected rows, then warnings. */
export function ReportParts({ view, refused }: ReportPartsProps) {
  return (
    <>
      <dl className="ledger">
        {view.ledger.map(({ count, says, cars, pictures = [] }) => (
          <Fragment key={says}>
            <dt>{formatNumber(count)}</dt>
            <dd>
              <span className="ledger-line">
                <span>{says}</span>
                {pictures.length > 0 ? (
                  <span className="thumbs">
                    {pictures.map((picture) => (
                      <img key={picture} src={picture} alt="" width={56} height={35} loading="lazy" />
                    ))}
                  </span>
                ) : null}
              </span>
              {cars.length > 0 ? (
                <details>
                  <summary>Which ones</summary>
                  <ul>
                    {cars.map((car) => (
                      <li key={car}>{car}</li>
                    ))}
                  </ul>
                </details>
              ) : null}
            </dd>
          </Fragment>
        ))}
      </dl>
      {view.missing.length > 0 ? (
        <section className="part" aria-labelledby="missing">
          <h3 id="missing">What this file does not say</h3>
          <ul className="rows">
            {view.missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <Rejections view={view} refused={refused} />
      {view.warnings.length > 0 ? (
        <section className="part" aria-labelledby="doubts">
          <h3 id="doubts">Read with a doubt</h3>
          <ul className="rows">
            {view.warnings.map(({ key, count, says, todo }) => (
              <li key={key}>
                <div>
                  {says} <span className="mid">({counted(count, "row")})</span>
                  {todo ? <small>What to do: {todo}</small> : null}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {view.columns.length > 0 ? (
        <section className="part">
          <details>
            <summary>How the columns were read</summary>
            <dl className="pairs">
              {view.columns.map(([heading, field]) => (
                <Fragment key={heading}>
                  <dt>{heading}</dt>
                  <dd>{field}</dd>
                </Fragment>
              ))}
            </dl>
          </details>
        </section>
      ) : null}
    </>
  );
}

function Rejections({ view, refused }: ReportPartsProps) {
  if (view.rejections.length === 0) return null;
  return (
    <section className="part" aria-labelledby="not-taken">
      <h3 id="not-taken">Rows that could not be taken</h3>
      <ul className="rows">
        {view.rejections.map(({ key, row, car, why }) => (
          <li key={key}>
            <div>
              <b>{car || row}</b>
              <small>
                {car ? `${row}: ` : ""}
                {why}
              </small>
            </div>
          </li>
        ))}
      </ul>
      {refused ? (
        <p>
          <a href={`/desk${refused}`} className="button" download>
            Download these rows
          </a>
        </p>
      ) : null}
      {view.moreRejections > 0 ? <p className="mid">And {view.moreRejections} more.</p> : null}
    </section>
  );
}
