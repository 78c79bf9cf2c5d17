import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { enter, enterWith } from "../enter.ts";
import { Face } from "../parts/face.tsx";
import { OutcomeNotes } from "../parts/outcome.tsx";
import { PageTop } from "../parts/page-top.tsx";
import { titled } from "../parts/titles.ts";
import { invite, takeAway } from "../staff/change-access.ts";
import { Invite, TakeAway } from "../staff/staff-forms.tsx";
import { staffView } from "../staff/staff-view.ts";

/** The staff, and what each may do. */
export const loader = (args: LoaderFunctionArgs) => staffView(enter(args, "staff"));

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = enterWith(args, "staff", form);
  return scope.intent === "revoke" ? takeAway(scope, form) : invite(scope, form, args.url.origin);
}

export const meta = titled("People");

export default function StaffPage() {
  const { people, reaches, roles } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  // A role more empties the form.
  const roleCount = people.flatMap((one) => one.roles).length;
  return (
    <div className="page slim">
      <PageTop heading="People" />
      <OutcomeNotes outcome={outcome} />
      <ul className="board rows">
        {people.map((one) => (
          <li key={one.id}>
            <Face name={one.name} big />
            <div className="grow">
              <b>{one.name}</b> <span className="mid">{one.email}</span>
              <small>{one.roles.join("; ")}</small>
              <small>
                {one.seen}
                {one.hasPasskey ? ", with a passkey" : ""}
              </small>
              {one.whyNot === null ? null : <small>{one.whyNot}</small>}
            </div>
            {one.takes.length > 0 ? <TakeAway key={one.takes.length} of={one} /> : null}
          </li>
        ))}
      </ul>
      {roles.length > 0 ? <Invite key={roleCount} of={{ reaches, roles }} typed={outcome?.typed ?? null} /> : null}
    </div>
  );
}
