import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { AlertsList } from "../../features/alerts/components/alerts-list.tsx";
import { personByUid } from "../../features/alerts/data.ts";
import { eraseAddress } from "../../features/alerts/erasing/mutations.ts";
import { ownedBy } from "../../features/alerts/links.ts";
import { changeOwnAlerts, ownAlertsView } from "../../features/alerts/own-view.ts";
import { type RequestScope, requestScope } from "../../request.ts";

/** A person's alerts behind the secret link of their mails, for who has no account. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now } = scope;
  scope.uncacheable();
  const person = await owner(scope, params.token);
  return { own: await ownAlertsView(app, site, { personUid: person.uid }, now), siteName: site.name };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now } = scope;
  const person = await owner(scope, params.token);
  const form = await request.formData();
  if (form.get("intent") !== "erase") return changeOwnAlerts(app.db, site, { personUid: person.uid }, form, now);
  // Whoever reads the mailbox decides about its address, also where they gave it while signed in.
  await eraseAddress(app.db, person.email, site.slug);
  return redirect("/", 303);
}

async function owner({ app, site }: RequestScope, token = "") {
  const uid = await ownedBy(app.db, token);
  const person = uid === null ? undefined : await personByUid(app.db, site, uid);
  if (!person) throw data(null, { status: 404 });
  return person;
}

export const headers = () => ({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });

export const meta = ({ loaderData }: { loaderData?: { siteName: string } }): MetaDescriptor[] => [
  { title: `My alerts | ${loaderData?.siteName ?? ""}` },
  { name: "robots", content: "noindex" },
];

export default function AlertsRoute() {
  const { own } = useLoaderData<typeof loader>();
  return (
    <div className="wrap py-section">
      <h1 className="display-type text-2xl">My alerts</h1>
      <div className="mt-6">
        <AlertsList own={own} change={useActionData<typeof changeOwnAlerts>() ?? null} />
      </div>
      <Form method="post" className="mt-10">
        <button type="submit" name="intent" value="erase" className="text-link min-h-hit text-sm">
          Erase my address and all of these
        </button>
      </Form>
    </div>
  );
}
