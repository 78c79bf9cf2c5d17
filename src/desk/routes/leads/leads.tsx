import {
  Form,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useOutlet,
  useSearchParams,
} from "react-router";
import { enter } from "../../enter.ts";
import { InboxList } from "../../leads/inbox-list.tsx";
import { inboxPage } from "../../leads/inbox-view.ts";
import { LiveNews } from "../../leads/live-news.tsx";
import { Blank } from "../../parts/blank.tsx";
import { SearchField } from "../../parts/lists/list-choices.tsx";
import { titled } from "../../parts/titles.ts";

/** The inbox, beside the thread that is open. */
export async function loader(args: LoaderFunctionArgs) {
  return inboxPage(enter(args, "leads"), args.url.searchParams);
}

/**
 * Opening another thread loads only the thread; forms, filters and live changes reload the list as well. Saving a draft
 * does not, because the list must not move while the user types.
 */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => {
  const isOpening = formMethod === undefined && currentUrl.pathname !== nextUrl.pathname;
  const isDraft = formData?.get("intent") === "draft";
  return isDraft || (isOpening && currentUrl.search === nextUrl.search) ? false : defaultShouldRevalidate;
};

export const meta = titled("Leads");

export default function LeadsRoute() {
  const page = useLoaderData<typeof loader>();
  const thread = useOutlet();
  const [params] = useSearchParams();
  return (
    <div className="inbox" data-open={thread ? "" : undefined}>
      <section className="list" aria-labelledby="leads-heading">
        <div className="list-top">
          <div className="line">
            <h1 id="leads-heading" className="grow">
              Leads
            </h1>
            <LiveNews />
          </div>
          <Form action="/leads" role="search" className="find">
            <SearchField label="Search people" placeholder="Person, phone, car, words" words={page.asked.q} />
          </Form>
        </div>
        <InboxList page={page} search={params.toString()} />
      </section>
      {thread ?? (
        <section className="talk none">
          <Blank icon="message" heading="Nobody is chosen">
            Choose a person from the list. j and k move through it, Enter opens.
          </Blank>
        </section>
      )}
    </div>
  );
}
