import { Form } from "react-router";
import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { CardPicture } from "../../cards/components/card-picture.tsx";
import type { OwnAlert, OwnAlerts, OwnChange } from "../own-view.ts";
import { OFTEN_WORDS, type Often } from "../rules.ts";

const IN_ORDER: readonly Often[] = ["once", "daily", "weekly"];

interface AlertsListProps {
  readonly own: OwnAlerts;
  readonly change: OwnChange | null;
}

/**
 * A person's alerts, each with its own plain forms: how often it mails, and a button to end it, which can be undone.
 */
export function AlertsList({ own: { alerts, emails }, change }: AlertsListProps) {
  return (
    <>
      <div role="status" className="empty:hidden">
        {change ? (
          <div className="mb-4 flex flex-wrap items-center gap-x-4 rounded-m bg-surface-2 px-4.5 py-2.5">
            <span>{change.said}</span>
            {change.undo ? (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="alert" value={change.undo} />
                <button type="submit" name="intent" value="undo" className="text-link min-h-hit">
                  Undo
                </button>
              </Form>
            ) : null}
          </div>
        ) : null}
      </div>
      <Group title="Searches I watch" alerts={alerts.filter(({ kind }) => kind === "search")} canPause />
      <Group title="Prices I watch" alerts={alerts.filter(({ kind }) => kind === "car")} />
      {alerts.length === 0 ? <p className="text-muted">You have no alerts here.</p> : null}
      {emails.length > 0 && alerts.length > 0 ? (
        <p className="mt-6 text-sm text-muted wrap-anywhere">Emails go to {emails.join(" and ")}.</p>
      ) : null}
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly alerts: readonly OwnAlert[];
  readonly canPause?: boolean;
}

function Group({ title, alerts, canPause = false }: GroupProps) {
  if (alerts.length === 0) return null;
  return (
    <section aria-label={title} className="mt-8">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="flex items-baseline gap-2.5 text-xl">
          {title}
          <span className="figures text-base font-normal text-muted">{alerts.length}</span>
        </h2>
        {canPause && alerts.some(({ paused }) => !paused) ? (
          <Form method="post" preventScrollReset>
            <button type="submit" name="intent" value="pause-all" className="text-link text-sm">
              Pause all
            </button>
          </Form>
        ) : null}
      </div>
      <ul aria-label={title} className="divide-y divide-line border-y border-line">
        {alerts.map((alert) => (
          <Row key={alert.uid} alert={alert} />
        ))}
      </ul>
    </section>
  );
}

function Row({ alert: { uid, name, href, often, paused, facts, picture } }: { readonly alert: OwnAlert }) {
  return (
    <li className="grid items-center gap-x-7 gap-y-2 py-4.5 lg:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className={picture ? "grid min-w-0 grid-cols-[104px_minmax(0,1fr)] items-center gap-4" : "min-w-0"}>
        {picture ? (
          <div className="photo-box aspect-[16/10] overflow-hidden rounded-s">
            <CardPicture source={picture} alt="" sizes="104px" />
          </div>
        ) : null}
        <div className="min-w-0">
          <h3 className={paused ? "text-md text-muted" : "text-md"}>
            <Link href={href} className="inline-flex min-h-8 items-center underline underline-offset-4 wrap-anywhere">
              {name}
            </Link>
          </h3>
          <p className="text-sm text-muted">{facts}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 lg:contents">
        <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-2">
          <input type="hidden" name="alert" value={uid} />
          <label className="relative block">
            <span className="sr-only">How often: {name}</span>
            <select
              // React keeps the first choice of an uncontrolled select, so each state needs its own select.
              key={`${often} ${paused}`}
              name="often"
              defaultValue={paused ? "paused" : often}
              className="min-h-hit w-48 appearance-none rounded-field border-[1.5px] border-line-strong bg-surface pr-9 pl-3.5 text-sm font-strong hover:border-ink"
            >
              {IN_ORDER.map((each) => (
                <option key={each} value={each}>
                  {OFTEN_WORDS[each].label}, {OFTEN_WORDS[each].when}
                </option>
              ))}
              <option value="paused">Paused</option>
            </select>
            <Icon name="chevron-down" size={18} className="pointer-events-none absolute top-3 right-3" />
          </label>
          <Button type="submit" kind="outline" size="small">
            Save<span className="sr-only"> how often: {name}</span>
          </Button>
        </Form>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="alert" value={uid} />
          <button type="submit" name="intent" value="end" className="text-link min-h-hit text-sm">
            End<span className="sr-only"> {name}</span>
          </button>
        </Form>
      </div>
    </li>
  );
}
