import {
  type ActionFunctionArgs,
  data,
  Form,
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
import { SelectField, TextAreaField, TextField } from "../../parts/forms/fields.tsx";
import { IntentButton } from "../../parts/forms/intent-button.tsx";
import { OutcomeNotes } from "../../parts/outcome.tsx";
import { PageTop } from "../../parts/page-top.tsx";
import { titled } from "../../parts/titles.ts";
import { allPlaces } from "../../places.ts";

/** The templates of all dealerships where the user answers leads, and their own signature. */
export async function loader(args: LoaderFunctionArgs) {
  const scope = enter(args, "templates");
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

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = enterWith(args, "templates", form);
  const { app, now, session, intent } = scope;
  const by = session.staff;
  const text = String(form.get("text") ?? "");
  const line = (name: string) => String(form.get(name) ?? "").slice(0, 300);
  // A refused form comes back as it was filled in, also in browsers without JavaScript.
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
    return saved.ok ? succeeded("Your answers are signed like this from now on.") : refused(saved.error);
  }
  const { id } = typed;
  const known = id === null ? null : (await seenTemplates(scope)).find((one) => one.id === id);
  if (id !== null && !(known && mayEdit(scope, known, "templates.edit"))) throw data(null, { status: 404 });
  if (intent === "remove") {
    if (!known) return refused("Choose the template first.");
    await removeTemplate(app.db, { template: known, by, now });
    return succeeded(`“${known.name}” is removed.`);
  }
  const where = templateScopes(scope, "templates.edit").find(({ value }) => value === form.get("where"));
  if (!where || (known && known.site !== where.site)) return refused("Choose where the template is for.");
  const kind = String(form.get("kind") ?? "");
  const category = kindsOf(scope).find((one) => one === kind) ?? null;
  const name = String(form.get("name") ?? "");
  const saved = await saveTemplate(app.db, { ...where, id, category, name, text, by, now });
  return saved.ok ? succeeded(`“${name.trim()}” is kept.`) : refused(saved.error);
}

const mayEdit = (scope: Entered, one: AnswerTemplate, takes: ActionName): boolean =>
  one.dealership === null
    ? templateScopes(scope, takes).some(isOf(one))
    : may(scope.session.staff.grants, takes, { site: one.site, dealership: one.dealership });

const succeeded = (done: string) => data({ problem: null, done, typed: null });

export const meta = titled("Answer templates");

export default function TemplatesPage() {
  const { templates, scopes, kinds, signature, fields } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const typed = outcome?.typed ?? null;
  const typedFor = (id: number | null) => (typed?.intent !== "signature" && typed?.id === id ? typed : null);
  return (
    <div className="page slim">
      <PageTop heading="Answer templates" back={{ to: "/leads", words: "Back to leads" }} />
      <OutcomeNotes outcome={outcome} />
      <section className="board" aria-labelledby="signature">
        <h2 id="signature">Your signature</h2>
        <Form method="post" className="stack">
          <input type="hidden" name="intent" value="signature" />
          <TextAreaField
            label="Below each of your answers, after your name"
            name="text"
            rows={3}
            maxLength={LONGEST_SIGNATURE}
            defaultValue={typed?.intent === "signature" ? typed.text : signature}
            key={signature}
          />
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
            {fields.map(([name, hint], at) => (
              <span key={name}>
                {at > 0 ? ", " : ""}
                <code>{`{{${name}}}`}</code> {hint}
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
  /** The submitted values, if the form was refused. */
  readonly typed: Readonly<Record<"name" | "where" | "kind" | "text", string>> | null;
}

function TemplateForm({ template, scopes, kinds, typed }: TemplateFormProps) {
  return (
    <Form method="post" className="stack">
      {template ? <input type="hidden" name="id" value={template.id} /> : null}
      <TextField
        label="Name"
        name="name"
        required
        maxLength={LONGEST_TEMPLATE_NAME}
        defaultValue={typed?.name ?? template?.name}
        autoComplete="off"
      />
      <SelectField
        label="Where"
        name="where"
        defaultValue={typed?.where ?? (template ? scopes.find(isOf(template))?.value : undefined)}
        options={scopes.map(({ value, name }) => [value, name])}
      />
      <SelectField
        label="For"
        name="kind"
        defaultValue={typed?.kind ?? template?.category ?? ""}
        none="every kind of lead"
        options={kinds.map((kind) => [kind, kind])}
      />
      <TextAreaField label="Text" name="text" required rows={6} defaultValue={typed?.text ?? template?.text} />
      <div className="line">
        <IntentButton intent="save" className="button go">
          {template ? "Keep the change" : "Add it"}
        </IntentButton>
        {template ? (
          <IntentButton intent="remove" formNoValidate>
            Remove<span className="unseen"> {template.name}</span>
          </IntentButton>
        ) : null}
      </div>
    </Form>
  );
}
