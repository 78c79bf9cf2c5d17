import { Link, type LoaderFunctionArgs, useLoaderData, useOutlet, useSearchParams } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { Agenda } from "../../diary/agenda.tsx";
import { diaryHref } from "../../diary/diary-links.ts";
import { type DiaryPage, diaryPage } from "../../diary/diary-view.ts";
import { Week } from "../../diary/week.tsx";
import { enter } from "../../enter.ts";
import { LiveNews } from "../../leads/live-news.tsx";
import { Blank } from "../../parts/blank.tsx";
import { Views } from "../../parts/lists/list-choices.tsx";
import { PageLinks } from "../../parts/lists/page-links.tsx";
import { Note } from "../../parts/note.tsx";
import { titled } from "../../parts/titles.ts";

/** The diary of a location, beside the booking or form that is open. */
export async function loader(args: LoaderFunctionArgs) {
  return { page: await diaryPage(enter(args, "diary"), args.url.searchParams) };
}

export { unlessUnsent as shouldRevalidate } from "../../parts/unless-unsent.ts";

export const meta = titled("Diary");

const SPANS = [
  { view: "week", name: "Week" },
  { view: "day", name: "Day" },
] as const;

const KIND_NAMES = { all: "Drives and service", "test-drive": "Drives", service: "Service" } as const;

export default function DiaryRoute() {
  const { page } = useLoaderData<typeof loader>();
  const panel = useOutlet();
  const [params] = useSearchParams();
  if (!page) {
    return (
      <Blank icon="calendar" heading="No diary here">
        None of your dealerships has a location that takes test drives or services.
      </Blank>
    );
  }
  // Links from here name the location and the day, even if this address does not.
  const diarySearch = diaryHref(params.toString(), { place: page.place, day: page.day }, "").slice(1);
  return (
    <div className="diary" data-open={panel ? "" : undefined} data-view={page.view}>
      <section className="page" aria-labelledby="diary-heading">
        <Top page={page} search={params.toString()} />
        <Choices page={page} search={params.toString()} />
        <Week page={page} search={diarySearch} />
        <Agenda page={page} search={diarySearch} />
        {page.clashes.map(({ id, head, text }) => (
          <Note key={id} kind="late">
            <b>{head}</b> {text}.{" "}
            <Link className="link" to={diaryHref(diarySearch, {}, `/diary/${id}`)} preventScrollReset>
              Offer another car or time
            </Link>
          </Note>
        ))}
        <PageLinks
          page={page.page}
          hasNext={page.hasMore}
          to={(one) => diaryHref(params.toString(), { page: one })}
          words={["Earlier", "Later"]}
        />
      </section>
      {panel}
    </div>
  );
}

interface Part {
  readonly page: DiaryPage;
  readonly search: string;
}

function Top({ page, search }: Part) {
  const span = page.view === "week" ? "Week" : "Day";
  return (
    <div className="top">
      <div className="grow">
        <h1 id="diary-heading">{page.heading}</h1>
        <p>
          {page.sub} <LiveNews />
        </p>
      </div>
      <div className="buttons">
        <span className="joined">
          <Link className="button square" to={diaryHref(search, { day: page.before })} data-key="before">
            <Icon name="chevron-left" size={18} />
            <span className="unseen">{span} before</span>
          </Link>
          <Link className="button" to={diaryHref(search, { day: null })} data-key="t">
            Today <kbd>t</kbd>
          </Link>
          <Link className="button square" to={diaryHref(search, { day: page.after })} data-key="after">
            <Icon name="chevron-right" size={18} />
            <span className="unseen">{span} after</span>
          </Link>
        </span>
        <Link className="button" to={diaryHref(search, {}, "/diary/hours")} preventScrollReset>
          Hours<span className="wide-only"> and calendar</span>
        </Link>
        {page.mayBook ? (
          <Link className="button go" to={diaryHref(search, {}, "/diary/book")} preventScrollReset data-key="b">
            <Icon name="plus" size={16} /> Book <kbd>b</kbd>
          </Link>
        ) : null}
      </div>
    </div>
  );
}

function Choices({ page, search }: Part) {
  return (
    <div className="diary-choices">
      <Views
        label="Location"
        views={page.places.map(({ key, name }) => ({ view: key, name }))}
        chosen={page.place}
        to={(place) => diaryHref(search, { place, kind: null })}
      />
      <span className="line">
        {page.kinds.length > 1 ? (
          <Views
            label="What"
            views={(["all", ...page.kinds] as const).map((kind) => ({ view: kind, name: KIND_NAMES[kind] }))}
            chosen={page.kind}
            to={(kind) => diaryHref(search, { kind: kind === "all" ? null : kind })}
          />
        ) : null}
        <Views
          className="views wide-only"
          label="Span"
          views={SPANS}
          chosen={page.view}
          to={(view) => diaryHref(search, { view: view === "week" ? null : view })}
        />
      </span>
    </div>
  );
}
