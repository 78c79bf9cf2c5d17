import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { type AnswerTemplate, signatureOf, templatesOf } from "../../../features/people/templates/data.ts";
import { removeTemplate, saveSignature, saveTemplate } from "../../../features/people/templates/mutations.ts";
import { LONGEST_SIGNATURE, LONGEST_TEMPLATE_NAME, TEMPLATE_FIELDS } from "../../../features/people/templates/rules.ts";
import { briefFor } from "../../../features/site/brief.ts";
import { type ActionName, may, placesFor } from "../../../features/staff/ability.ts";
import { type Entered, enter, enterWith } from "../../enter.ts";
import { type TemplateScope, templateScopes } from "../../leads/reply/template-scopes.ts";
import { Note } from "../../parts/note.tsx";
import { allPlaces } from "../../places.ts";

/** The templates of every dealership where somebody answers, and their own signature. */
export async function loader(asked: LoaderFunctionArgs) {
  const scope = enter(asked, "templates");
  const { app, session } = scope;
  const scopes = templateScopes(scope, "templates.edit");
  const seen = await seenTemplates(scope);
  return {
    templates: seen.map((one) => ({ ...one, where: whereText(scope, one), mayEdit: scopes.some(isOf(one)) })),
    scopes,
    kinds: kindsOf(scope),
    signature: await signatureOf(app.db, session.staff.id),
    fields: Object.entries(TEMPLATE_FIELDS),
  };
}

const isOf = (one: Pick<AnswerTemplate, "site" | "dealership">) => (scope: TemplateScope) =>
  scope.site === one.site && scope.dealership === one.dealership;

async function seenTemplates({ app, session }: Entered): Promise<readonly AnswerTemplate[]> {
  const places = placesFor(session.staff.grants, "leads.answer", allPlaces(app.sites));
  const sites = [...new Set(places.map(({ site }) => site))];
  const all = (await Promise.all(sites.map((site) => templatesOf(app.db, site)))).flat();
  return all.filter(({ site, dealership }) =>
    places.some((place) => place.site === site && (dealership === null || place.dealership === dealership)),
  );
}

function whereText({ app }: Entered, { site, dealership, category }: AnswerTemplate): string {
  const found = app.sites.bySlug(site);
  const name = dealership === null ? found?.name : found?.dealerships.find(({ slug }) => slug === dealership)?.name;
  return [name ?? site, category].filter(Boolean).join(", ");
}

const kindsOf = ({ app }: Entered): readonly string[] => [
  ...new Set([
    "Vehicle Enquiry",
    "Test Drive",
    "Trade In",
    ...app.sites.all().flatMap((site) => briefFor(site, "").enquiryCategories),
  ]),
];

export async function action(asked: ActionFunctionArgs) {
  const form = await asked.request.formData();
  const scope = enterWith(asked, "templates", form);
  const { app, now, session, intent } = scope;
  const by = session.staff;
  const text = String(form.get("text") ?? "");
  const line = (name: string) => String(form.get(name) ?? "").slice(0, 300);
  // A refused form comes back as it was written, also to a browser without JavaScript.
  const typed = {
    intent,
    id: Number(form.get("id")) || null,
    name: line("name"),
    where: line("where"),
    kind: line("kind"),
    text,
  };
  const refused = (problem: string) => data({ problem, done: null, typed }, 422);
  if (intent === "signature") {
    const saved = await saveSignature(app.db, { by, now, text });
    return saved.ok ? told("Your answers are signed like this from now on.") : refused(saved.error);
  }
  const { id } = typed;
  const known = id === null ? null : (await seenTemplates(scope)).find((one) => one.id === id);
  if (id !== null && !(known && mayEdit(scope, known, "templates.edit"))) throw data(null, { status: 404 });
  if (intent === "remove") {
    if (!known) return refused("Choose the template first.");
    await removeTemplate(app.db, { template: known, by, now });
    return told(`“${known.name}” is removed.`);
  }
  const where = templateScopes(scope, "templates.edit").find(({ value }) => value === form.get("where"));
  if (!where || (known && known.site !== where.site)) return refused("Choose where the template is for.");
  const kind = String(form.get("kind") ?? "");
  const category = kindsOf(scope).find((one) => one === kind) ?? null;
  const name = String(form.get("name") ?? "");
  const saved = await saveTemplate(app.db, { ...where, id, category, name, text, by, now });
  return saved.ok ? told(`“${name.trim()}” is kept.`) : refused(saved.error);
}

const mayEdit = (scope: Entered, one: AnswerTemplate, takes: ActionName): boolean =>
  one.dealership === null
    ? templateScopes(scope, takes).some(isOf(one))
    : may(scope.session.staff.grants, takes, { site: one.site, dealership: one.dealership });

const told = (done: string) => data({ problem: null, done, typed: null });

export const meta = () => [{ title: "Answer templates | Desk" }];

export default function TemplatesPage() {
  const { templates, scopes, kinds, signature, fields } = useLoaderData<typeof loader>();
  const said = useActionData<typeof action>();
  const typed = said?.typed ?? null;
  const typedFor = (id: number | null) => (typed?.intent !== "signature" && typed?.id === id ? typed : null);
  return (
    <div className="page slim">
      <div className="top">
        <h1>Answer templates</h1>
        <Link to="/leads" className="button">
          Back to leads
        </Link>
      </div>
      {said?.problem ? <Note kind="late">{said.problem}</Note> : null}
      {said?.done ? <Note kind="good">{said.done}</Note> : null}
      <section className="board" aria-labelledby="signature">
        <h2 id="signature">Your signature</h2>
        <Form method="post" className="stack">
          <input type="hidden" name="intent" value="signature" />
          <label className="field">
            <span>Below each of your answers, after your name</span>
            <textarea
              className="input"
              name="text"
              rows={3}
              maxLength={LONGEST_SIGNATURE}
              defaultValue={typed?.intent === "signature" ? typed.text : signature}
              key={signature}
            />
          </label>
          <button type="submit" className="button">
            Keep it
          </button>
        </Form>
      </section>
      {templates.length === 0 ? <p className="mid">There are no templates yet.</p> : null}
      {templates.map((one) => (
        <details key={`${one.id} ${one.changedAt}`} className="board" open={typedFor(one.id) !== null || undefined}>
          <summary>
            <b>{one.name}</b> <span className="mid">{one.where}</span>
          </summary>
          {one.mayEdit ? (
            <TemplateForm template={one} scopes={scopes} kinds={kinds} typed={typedFor(one.id)} />
          ) : (
            <p className="said">{one.text}</p>
          )}
        </details>
      ))}
      {scopes.length > 0 ? (
        <section className="board" aria-labelledby="add">
          <h2 id="add">Add a template</h2>
          <p className="mid">
            {fields.map(([name, says], at) => (
              <span key={name}>
                {at > 0 ? ", " : ""}
                <code>{`{{${name}}}`}</code> {says}
              </span>
            ))}
            . What is not known of a person is filled in by hand: nothing is sent with a field in it.
          </p>
          <TemplateForm key={templates.length} template={null} scopes={scopes} kinds={kinds} typed={typedFor(null)} />
        </section>
      ) : null}
    </div>
  );
}

interface TemplateFormProps {
  readonly template: AnswerTemplate | null;
  readonly scopes: readonly TemplateScope[];
  readonly kinds: readonly string[];
  /** What was written into it, where it was refused. */
  readonly typed: Readonly<Record<"name" | "where" | "kind" | "text", string>> | null;
}

function TemplateForm({ template, scopes, kinds, typed }: TemplateFormProps) {
  return (
    <Form method="post" className="stack">
      {template ? <input type="hidden" name="id" value={template.id} /> : null}
      <label className="field">
        <span>Name</span>
        <input
          className="input"
          name="name"
          required
          maxLength={LONGEST_TEMPLATE_NAME}
          defaultValue={typed?.name ?? template?.name}
          autoComplete="off"
        />
      </label>
      <label className="field">
        <span>Where</span>
        <select
          className="input"
          name="where"
          defaultValue={typed?.where ?? (template ? scopes.find(isOf(template))?.value : undefined)}
        >
          {scopes.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>For</span>
        <select className="input" name="kind" defaultValue={typed?.kind ?? template?.category ?? ""}>
          <option value="">every kind of lead</option>
          {kinds.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>Text</span>
        <textarea className="input" name="text" required rows={6} defaultValue={typed?.text ?? template?.text} />
      </label>
      <div className="line">
        <button type="submit" name="intent" value="save" className="button go">
          {template ? "Keep the change" : "Add it"}
        </button>
        {template ? (
          <button type="submit" name="intent" value="remove" className="button" formNoValidate>
            Remove<span className="unseen"> {template.name}</span>
          </button>
        ) : null}
      </div>
    </Form>
  );
}
