import { Form } from "react-router";
import { SelectField, TextField } from "../parts/forms/fields.tsx";
import type { staffView } from "./staff-view.ts";

type View = Awaited<ReturnType<typeof staffView>>;

/** Takes a role away, or all that are the user's to take; opened first, so that a wrong press takes nothing. */
export function TakeAway({ of: { name, email, roles, takes } }: { readonly of: View["people"][number] }) {
  const isAll = takes.length === roles.length;
  const some = takes.length > 1 ? "Take all of these away" : `Take away: ${takes[0]?.words}`;
  return (
    <details>
      <summary className="button">
        Take access away<span className="unseen"> from {name}</span>
      </summary>
      <Form method="post" className="stack">
        <input type="hidden" name="intent" value="revoke" />
        <input type="hidden" name="email" value={email} />
        <p>
          Open threads that {name} may no longer answer go back to nobody.{" "}
          {isAll ? "Without a role their sessions and passkeys end at once." : null}
        </p>
        {takes.length > 1
          ? takes.map(({ reach, words }) => (
              <button key={reach} type="submit" className="button" name="reach" value={reach}>
                Take away: {words}
              </button>
            ))
          : null}
        <button type="submit" className="button">
          {isAll ? `Take all access away from ${name}` : some}
        </button>
      </Form>
    </details>
  );
}

interface InviteProps {
  readonly of: Pick<View, "reaches" | "roles">;
  /** What was typed into a form that was refused. */
  readonly typed: Readonly<Record<"name" | "email" | "role" | "reach", string>> | null;
}

/** Invites a person, or gives another role to somebody who works here. */
export const Invite = ({ of: { reaches, roles }, typed }: InviteProps) => (
  <section className="board" aria-labelledby="invite">
    <h2 id="invite">Invite somebody</h2>
    <Form method="post" className="stack">
      <input type="hidden" name="intent" value="invite" />
      <TextField label="Name" name="name" required maxLength={80} autoComplete="off" defaultValue={typed?.name} />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        defaultValue={typed?.email}
      />
      <SelectField
        label="Role"
        name="role"
        defaultValue={typed?.role ?? "sales"}
        options={roles.map(({ role, name, says }) => [role, `${name}: ${says}`])}
      />
      <SelectField
        label="Where"
        name="reach"
        required
        defaultValue={typed?.reach ?? ""}
        {...(reaches.length > 1 && { none: "Choose where" })}
        options={reaches.map(({ reach, text }) => [reach, text])}
      />
      <button type="submit" className="button go">
        Invite
      </button>
    </Form>
  </section>
);
