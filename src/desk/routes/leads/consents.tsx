import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { addWish, LONGEST_REASON, liftWish } from "../../../features/people/consents/mutations.ts";
import { Icon } from "../../../ui/icon.tsx";
import { enter, enterWith } from "../../enter.ts";
import { type ConsentView, consentsView, sendersOfForm, type WishView } from "../../leads/consents/consents-view.ts";
import { Keeping } from "../../leads/consents/keeping.tsx";
import { keepingView } from "../../leads/consents/keeping-view.ts";
import { SelectField, TextField } from "../../parts/forms/fields.tsx";
import { OutcomeNotes } from "../../parts/outcome.tsx";
import { PageTop } from "../../parts/page-top.tsx";
import { titled } from "../../parts/titles.ts";

/** The suppression list, what people agreed to with the words that they saw, and how long enquiries are stored. */
export async function loader(args: LoaderFunctionArgs) {
  const scope = enter(args, "consents");
  const params = args.url.searchParams;
  const before = Number(params.get("before"));
  const words = (params.get("q") ?? "").slice(0, 200);
  const view = await consentsView(scope, words, Number.isSafeInteger(before) && before > 0 ? before : null);
  return { ...view, keeping: view.isFirst && words === "" ? await keepingView(scope) : [] };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = enterWith(args, "consents", form);
  const { app, now, session } = scope;
  const { senders, wider } = sendersOfForm(scope, form);
  if (senders.length === 0) throw data(null, { status: 404 });
  const common = { senders, by: session.staff, now };
  if (scope.intent === "add") {
    const written = String(form.get("contact") ?? "");
    const added = await addWish(app.db, { ...common, written });
    if (!added.ok) return refused("Write an e-mail address or a phone number.", written);
    return succeeded(
      added.value === 0 ? "They were on the list already." : `No offers go to ${written.trim()} from now on.`,
    );
  }
  const id = Number(form.get("wish"));
  const reason = String(form.get("reason") ?? "");
  const wish = { id: Number.isSafeInteger(id) ? id : 0, reason, wider };
  const lifted = await liftWish(app.db, { ...common, ...wish });
  if (!lifted.ok)
    return refused(lifted.error === "gone" ? "It is off the list already." : "Say how they asked for offers again.");
  return succeeded(
    lifted.value.isElsewhere
      ? "It is off your dealership’s list. The whole site still sends them nothing: who manages it can lift that."
      : "It is off the list: offers may go there again.",
  );
}

const succeeded = (done: string) => data({ problem: null, done, written: "" });
const refused = (problem: string, written = "") => data({ problem, done: null, written }, 422);

export const meta = titled("Consents");

export default function ConsentsPage() {
  const { words, isFirst, wishes, hasMoreWishes, consents, next, sites, keeping } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <div className="page slim">
      <PageTop heading="Consents" back={{ to: "/leads", words: "Back to leads" }} />
      <OutcomeNotes outcome={outcome} />
      <Form role="search" action="/consents" className="field">
        <label className="unseen" htmlFor="words">
          Search people and addresses
        </label>
        <input
          id="words"
          className="input"
          type="search"
          name="q"
          defaultValue={words}
          key={words}
          placeholder="Name, e-mail, phone"
          maxLength={200}
        />
      </Form>
      {isFirst ? (
        <section className="board" aria-labelledby="wishes">
          <h2 id="wishes">Want no offers</h2>
          <p className="mid">
            No offers go to these addresses, whatever was agreed to. What somebody asks is still answered.
          </p>
          {sites.length > 0 ? (
            <AddForm
              key={`${wishes[0]?.id} ${outcome?.written ?? ""}`}
              sites={sites}
              written={outcome?.written ?? ""}
            />
          ) : null}
          {wishes.length === 0 ? <p>{words ? "None of them is on the list." : "Nobody is on the list."}</p> : null}
          <ul className="plain rows">
            {wishes.map((wish) => (
              <WishRow key={wish.id} wish={wish} sites={sites} />
            ))}
          </ul>
          {hasMoreWishes ? <p className="mid">There are more: search for one.</p> : null}
        </section>
      ) : null}
      <Keeping keeping={keeping} />
      <section className="board" aria-labelledby="agreed">
        <h2 id="agreed">What people agreed to</h2>
        {consents.length === 0 ? (
          <p>{words ? "Nobody of that name was asked." : "Nobody was asked yet."}</p>
        ) : (
          <ul className="plain rows">
            {consents.map((one) => (
              <ConsentRow key={one.id} one={one} />
            ))}
          </ul>
        )}
        {next ? (
          <Link className="button" to={`/consents?${new URLSearchParams({ q: words, before: String(next) })}`}>
            Show earlier ones
          </Link>
        ) : null}
      </section>
    </div>
  );
}

interface NamedSite {
  readonly slug: string;
  readonly name: string;
}

/** Chooses the site whose list a form changes; hidden if the user works for one site only. */
const SiteField = ({ sites }: { readonly sites: readonly NamedSite[] }) =>
  sites.length === 1 ? (
    <input type="hidden" name="site" value={sites[0]?.slug} />
  ) : (
    <SelectField label="Offers of" name="site" options={sites.map(({ slug, name }) => [slug, name])} />
  );

function AddForm({ sites, written }: { readonly sites: readonly NamedSite[]; readonly written: string }) {
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="intent" value="add" />
      <SiteField sites={sites} />
      <TextField
        label="Somebody told you that they want no offers: their e-mail address or phone number"
        name="contact"
        required
        maxLength={254}
        autoComplete="off"
        defaultValue={written}
      />
      <button type="submit" className="button">
        Put on the list
      </button>
    </Form>
  );
}

function WishRow({ wish, sites }: { readonly wish: WishView; readonly sites: readonly NamedSite[] }) {
  return (
    <li>
      <div className="grow">
        <b>{wish.contact}</b>
        <small>{wish.how}</small>
        <small>Nothing from {wish.from}</small>
      </div>
      {sites.length > 0 ? (
        <details>
          <summary>
            Lift<span className="unseen"> for {wish.contact}</span>
          </summary>
          <Form method="post" className="stack">
            <input type="hidden" name="intent" value="lift" />
            <SiteField sites={sites} />
            <TextField
              label="How they asked for offers again"
              name="reason"
              required
              maxLength={LONGEST_REASON}
              autoComplete="off"
            />
            <button type="submit" className="button" name="wish" value={wish.id}>
              Take off the list
            </button>
          </Form>
        </details>
      ) : null}
    </li>
  );
}

function ConsentRow({ one }: { readonly one: ConsentView }) {
  return (
    <li>
      <Icon name={one.given ? "check" : "x"} size={16} />
      <div className="grow">
        <b>{one.personId === null ? one.name : <Link to={`/leads/${one.personId}`}>{one.name}</Link>}</b>{" "}
        <span className="mid">{one.contact}</span>
        <small>
          {one.given ? "Yes" : "No"}: “{one.words}”
        </small>
        <small>{one.how}</small>
      </div>
    </li>
  );
}
