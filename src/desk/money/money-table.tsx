import { Link } from "react-router";
import { telHref } from "../../features/site/rules.ts";
import { Thumb } from "../parts/thumb.tsx";
import type { MoneyLine } from "./money-view.ts";

/** The payments of a list; on a phone, each is a card of three lines. */
export const MoneyTable = ({ lines }: { readonly lines: readonly MoneyLine[] }) => (
  <table className="ledger-sheet">
    <thead>
      <tr>
        <th scope="col">Person</th>
        <th scope="col">For</th>
        <th scope="col">State</th>
        <th scope="col">When</th>
        <th scope="col" className="num">
          Amount
        </th>
        <th scope="col">
          <span className="unseen">Next step</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line.id}>
          <th scope="row">
            <Link to={`/money/${line.id}`} className="row-link" data-ahead>
              <b>{line.name}</b>
            </Link>
            <small>{line.phone || line.reference}</small>
          </th>
          <td className="for">
            <span className="car">
              <Thumb picture={line.picture} icon={line.purpose === "Deposit" ? "car" : "cash"} />
              <span className="grow">
                <span className="cut">{line.car}</span>
                <small>
                  {line.purpose}
                  {line.plate ? (
                    <>
                      {" "}
                      <span className="plate">{line.plate}</span>
                    </>
                  ) : null}
                </small>
              </span>
            </span>
          </td>
          <td className="state">
            <span className={`say ${line.standing.kind}`}>{line.standing.text}</span>
          </td>
          <td className="when mid">
            {line.when}
            <small>{line.dealership}</small>
          </td>
          <td className="num amount">
            <b className={line.isPaid ? undefined : "dim"}>{line.amount}</b>
            {line.back ? <small>{line.back} back</small> : null}
          </td>
          <td className="do">
            <Next line={line} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The most likely next step for a row. */
function Next({ line }: { readonly line: MoneyLine }) {
  if (line.mayRefund)
    return (
      <Link to={`/money/${line.id}#refund`} className="button bare">
        Refund<span className="unseen"> {line.name}</span>
      </Link>
    );
  if (line.mayCall)
    return (
      <a href={telHref(line.phone)} className="button bare">
        Call<span className="unseen"> {line.name}</span>
      </a>
    );
  return line.person === null ? null : (
    <Link to={`/leads/${line.person}`} className="button bare">
      Thread<span className="unseen"> of {line.name}</span>
    </Link>
  );
}
