import { Form, Link, type LoaderFunctionArgs, useLoaderData, useOutlet, useSearchParams } from "react-router";
import { counted } from "../../../lib/words/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { enter } from "../../enter.ts";
import { Caps } from "../../keys/caps.tsx";
import { Blank } from "../../parts/blank.tsx";
import { listAddress } from "../../parts/list-address.ts";
import { Note } from "../../parts/note.tsx";
import { ShowChoices, Showrooms } from "../../parts/showrooms.tsx";
import { type StockPage, stockPage } from "../../stock/stock-view.ts";
import { ORDER_NAMES, ORDERS } from "../../stock/table/columns.ts";
import { ColumnsChooser } from "../../stock/table/columns-chooser.tsx";
import { StockTable } from "../../stock/table/stock-table.tsx";

/** The stock as a table, beside the car that is open. */
export async function loader(asked: LoaderFunctionArgs) {
  return stockPage(enter(asked, "stock"), asked.url.searchParams, asked.request.headers.get("cookie") ?? "");
}

export { unlessUnsent as shouldRevalidate } from "../../parts/unless-unsent.ts";

export const meta = () => [{ title: "Stock | Desk" }];

export default function StockRoute() {
  const page = useLoaderData<typeof loader>();
  const panel = useOutlet();
  const [params] = useSearchParams();
  const search = params.toString();
  return (
    <div className="stockroom" data-open={panel ? "" : undefined}>
      <section className="page stock" aria-labelledby="stock-heading">
        <div className="top">
          <div>
            <h1 id="stock-heading">Stock</h1>
            <p>{counted(page.total, "car")}</p>
          </div>
          <div className="buttons">
            {page.mayAdd ? (
              <Link to="/stock/new" className="button go" data-key="n">
                <Icon name="plus" />
                Add a car
                <Caps chord="n" onControl />
              </Link>
            ) : null}
            <Form role="search" action="/stock" className="line">
              <input type="hidden" name="view" value={page.view} />
              <label className="grow">
                <span className="unseen">Search the stock</span>
                <input
                  className="input"
                  type="search"
                  name="q"
                  defaultValue={page.q}
                  key={page.q}
                  placeholder="Plate, stock number, car"
                  maxLength={200}
                />
              </label>
            </Form>
          </div>
        </div>
        <Lists page={page} search={search} />
        {page.isTooMany ? (
          <Note kind="soon">There are too many cars for this order: choose a showroom first.</Note>
        ) : null}
        {page.isAway ? (
          <Blank icon="alert" heading="The search does not answer">
            The cars are safe, and the list comes back by itself. Reload in a moment.
          </Blank>
        ) : page.rows.length === 0 ? (
          <Blank icon="car" heading="No cars here">
            {page.q ? "Try fewer words, or another list." : "Nothing of this kind stands in your showrooms."}
          </Blank>
        ) : (
          <StockTable key={search} page={page} search={search} />
        )}
        {page.pages > 1 ? <Pages page={page} search={search} /> : null}
      </section>
      {panel}
    </div>
  );
}

const hrefWith = (search: string, changes: Readonly<Record<string, string | null>>) =>
  listAddress("/stock", search, changes);

function Lists({ page, search }: { readonly page: StockPage; readonly search: string }) {
  return (
    <div className="lists">
      <nav className="views" aria-label="Lists">
        {page.views.map(({ view, name, count }) => (
          <Link key={view} to={hrefWith(search, { view })} aria-current={page.view === view ? "page" : undefined}>
            {name} {count === null ? null : <b>{count}</b>}
          </Link>
        ))}
      </nav>
      <Form action="/stock" className="filters" data-key="f" onChange={(event) => event.currentTarget.requestSubmit()}>
        <input type="hidden" name="view" value={page.view} />
        {page.q ? <input type="hidden" name="q" value={page.q} /> : null}
        <Showrooms dealerships={page.dealerships} chosen={page.dealership} />
        <label className="chip">
          <span className="unseen">Order</span>
          <select name="order" defaultValue={page.order} key={page.order}>
            {ORDER_NAMES.map((order) => (
              <option key={order} value={order}>
                {ORDERS[order].name}
              </option>
            ))}
          </select>
        </label>
        <ColumnsChooser columns={page.columns} />
        <ShowChoices />
      </Form>
    </div>
  );
}

const Pages = ({ page, search }: { readonly page: StockPage; readonly search: string }) => (
  <nav className="buttons" aria-label="Pages">
    {page.page > 1 ? (
      <Link className="button" to={hrefWith(search, { page: String(page.page - 1) })}>
        Earlier
      </Link>
    ) : null}
    <span className="mid">
      Page {page.page} of {page.pages}
    </span>
    {page.page < page.pages ? (
      <Link className="button" to={hrefWith(search, { page: String(page.page + 1) })}>
        Next
      </Link>
    ) : null}
  </nav>
);
