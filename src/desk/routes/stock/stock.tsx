import { Form, Link, type LoaderFunctionArgs, useLoaderData, useOutlet, useSearchParams } from "react-router";
import { counted } from "../../../lib/words/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { enter } from "../../enter.ts";
import { Caps } from "../../keys/caps.tsx";
import { Blank } from "../../parts/blank.tsx";
import { listAddress } from "../../parts/lists/list-address.ts";
import { ChipSelect, SearchField, ShowChoices, Showrooms, Views } from "../../parts/lists/list-choices.tsx";
import { PageLinks } from "../../parts/lists/page-links.tsx";
import { Note } from "../../parts/note.tsx";
import { titled } from "../../parts/titles.ts";
import { type StockPage, stockPage } from "../../stock/stock-view.ts";
import { ORDER_NAMES, ORDERS } from "../../stock/table/columns.ts";
import { ColumnsChooser } from "../../stock/table/columns-chooser.tsx";
import { StockTable } from "../../stock/table/stock-table.tsx";

/** The stock as a table, beside the car that is open. */
export async function loader(args: LoaderFunctionArgs) {
  return stockPage(enter(args, "stock"), args.url.searchParams, args.request.headers.get("cookie") ?? "");
}

export { unlessUnsent as shouldRevalidate } from "../../parts/unless-unsent.ts";

export const meta = titled("Stock");

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
              <SearchField
                className="grow"
                label="Search the stock"
                placeholder="Plate, stock number, car"
                words={page.q}
              />
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
        <PageLinks
          page={page.page}
          hasNext={page.page < page.pages}
          to={(one) => hrefWith(search, { page: one })}
          words={["Earlier", "Next"]}
          says={`Page ${page.page} of ${page.pages}`}
        />
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
      <Views label="Lists" views={page.views} chosen={page.view} to={(view) => hrefWith(search, { view })} />
      <Form action="/stock" className="filters" data-key="f" onChange={(event) => event.currentTarget.requestSubmit()}>
        <input type="hidden" name="view" value={page.view} />
        {page.q ? <input type="hidden" name="q" value={page.q} /> : null}
        <Showrooms dealerships={page.dealerships} chosen={page.dealership} />
        <ChipSelect
          label="Order"
          name="order"
          value={page.order}
          options={ORDER_NAMES.map((order) => [order, ORDERS[order].name])}
        />
        <ColumnsChooser columns={page.columns} />
        <ShowChoices />
      </Form>
    </div>
  );
}
