import { Link, NavLink } from "react-router";
import { counted } from "../../../lib/words/format.ts";
import { listAddress } from "../../parts/lists/list-address.ts";
import { Thumb } from "../../parts/thumb.tsx";
import { ChooseAll, ChooseCar, ChoosingCars } from "../several-bar.tsx";
import type { StockPage, StockRow } from "../stock-view.ts";
import { COLUMNS, type ColumnName } from "./columns.ts";
import type { MarketStanding } from "./numbers.ts";

interface StockTableProps {
  readonly page: Pick<StockPage, "rows" | "columns" | "order" | "mayEdit">;
  /** The list's query string. */
  readonly search: string;
}

/** The cars of a list; users who may change stock can tick some and change them together. */
export function StockTable(props: StockTableProps) {
  if (!props.page.mayEdit) return <Table {...props} />;
  return (
    <ChoosingCars back={props.search}>
      <Table {...props} />
    </ChoosingCars>
  );
}

const Table = ({ page, search }: StockTableProps) => (
  <table className="sheet board">
    <thead>
      <tr>
        <th scope="col" className="choosable">
          <div>
            {page.mayEdit ? <ChooseAll /> : null}
            Car
          </div>
        </th>
        <th scope="col" className="num">
          Price
        </th>
        {page.columns.map((name) => (
          <Heading key={name} name={name} page={page} search={search} />
        ))}
        <th scope="col">Shoppers see it</th>
      </tr>
    </thead>
    <tbody>
      {page.rows.map((row) => (
        <Row key={row.id} row={row} page={page} search={search} />
      ))}
    </tbody>
  </table>
);

const isNumber = (name: ColumnName) => name !== "dealership" && name !== "market";

/** A column's heading; clicking it sorts by the column, and clicking again reverses the order. */
function Heading({ name, page, search }: StockTableProps & { readonly name: ColumnName }) {
  const { name: text, orders } = COLUMNS[name];
  const className = `col-${name}${isNumber(name) ? " num" : ""}`;
  if (!orders) {
    return (
      <th scope="col" className={className}>
        {text}
      </th>
    );
  }
  const [down, up] = orders;
  const sort = page.order === down ? "descending" : page.order === up ? "ascending" : undefined;
  return (
    <th scope="col" className={className} aria-sort={sort}>
      <Link to={listAddress("/stock", search, { order: sort === "descending" ? up : down })} preventScrollReset>
        {text}
        {sort ? <span aria-hidden="true">{sort === "descending" ? " ↓" : " ↑"}</span> : null}
      </Link>
    </th>
  );
}

const Row = ({ row, page, search }: StockTableProps & { readonly row: StockRow }) => (
  <tr>
    <th scope="row" className="choosable">
      <div>
        {page.mayEdit ? <ChooseCar car={row} /> : null}
        <NavLink to={{ pathname: `/stock/${row.id}`, search }} className="car" preventScrollReset data-ahead>
          <Thumb picture={row.picture} icon="photo" />
          <span className="grow">
            <b className="cut">{row.name}</b>
            <small>
              {row.plate ? <span className="plate">{row.plate}</span> : null} {row.stocknum}
            </small>
          </span>
        </NavLink>
      </div>
    </th>
    <td className="num price">
      {row.was ? <s>{row.was}</s> : null} <b>{row.price}</b>
      {row.edited.includes("price") ? <small>said by hand</small> : null}
      {row.planned ? <small>{row.planned}</small> : null}
    </td>
    {page.columns.map((name) => (
      <Cell key={name} name={name} row={row} />
    ))}
    <td className="standing">
      <span className={`say ${row.standing.kind}`}>{row.standing.text}</span>
      {page.columns.length > 0 ? <small className="in-words">{inWords(row, page.columns)}</small> : null}
    </td>
  </tr>
);

function Cell({ name, row }: { readonly name: ColumnName; readonly row: StockRow }) {
  const { days, photos, dealership, numbers } = row;
  const className = `col-${name}${isNumber(name) ? " num" : ""}`;
  if (name === "market") {
    return (
      <td className={className}>
        {numbers.market ? <Market standing={numbers.market} /> : <span className="mid">not compared</span>}
      </td>
    );
  }
  const shown = { days, photos, dealership, ...numbers }[name];
  return <td className={className}>{shown}</td>;
}

const Market = ({ standing: { off, text, line } }: { readonly standing: MarketStanding }) => (
  <span className={off > 0 ? "market dear" : "market"}>
    <svg viewBox="0 0 100 10" width={72} height={10} preserveAspectRatio="none" aria-hidden="true">
      <rect className="line" x="0" y="3" width="100" height="4" />
      <rect className="range" x={line.from} y="3" width={Math.max(1, line.to - line.from)} height="4" />
      <rect className="here" x={Math.min(97, Math.max(0, line.at - 1.5))} y="0" width="3" height="10" />
    </svg>
    {text}
  </span>
);

/** The chosen columns as one line, for phones. */
function inWords({ days, photos, dealership, numbers }: StockRow, columns: readonly ColumnName[]): string {
  const { views, watchers, leads, market } = numbers;
  const words: Readonly<Record<ColumnName, string | null>> = {
    days: counted(days, "day"),
    views: counted(views, "view"),
    watchers: watchers === 0 ? null : `${watchers} watching`,
    leads: leads === 1 ? "1 enquiry" : `${leads} enquiries`,
    market: market?.text ?? null,
    photos: counted(photos, "photo"),
    dealership,
  };
  return columns.flatMap((name) => words[name] ?? []).join(", ");
}
