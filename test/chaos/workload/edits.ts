import { setTimeout as pause } from "node:timers/promises";
import { siteReach } from "../../../src/features/staff/ability.ts";
import { inviteStaff } from "../../../src/features/staff/mutations.ts";
import { openDeskSession } from "../../../src/features/staff/sessions/mutations.ts";
import { askAny, formOf, type Work } from "./asking.ts";
import { EDITED_CARS } from "./stock-files.ts";

/** By stock number the values that a car's tag may have. */
export type Edits = Map<string, string[]>;

/** Somebody at the desk who may change kingtide's stock; answers with the token of their session. */
export async function somebodyAtDesk({ at: { db, now } }: Work): Promise<string> {
  const grants = [{ role: "sales" as const, reach: siteReach("kingtide") }];
  const by = { id: null, name: "the chaos run" };
  const made = await inviteStaff(db, { email: "dana@people.example", name: "Dana", grants, by, now: now() });
  if (!made.ok) throw new Error(made.error);
  return openDeskSession(db, { staffId: made.value, userAgent: "", confirmed: true, now: now() });
}

/** Changes the tags of some cars, one edit of a car after the other. */
export async function editCars(work: Work, token: string, edits: Edits): Promise<void> {
  const { at, random } = work;
  const rows = await at.db.selectFrom("cars").select(["id", "stocknum"]).where("stocknum", "like", "BASE-%").execute();
  const ids = new Map(rows.map(({ id, stocknum }) => [stocknum, id]));
  for (let edit = 1; !work.isOver(); edit += 1) {
    await pause(random.whole(500, 2_000));
    const car = `BASE-${random.whole(0, EDITED_CARS - 1)}`;
    const possible = edits.get(car) ?? [""];
    edits.set(car, possible);
    const next = `Edit ${edit}`;
    // Whoever lost sight of an edit looks first how the car stands: the desk refuses what was typed over another value.
    for (const seen of [...possible].reverse()) {
      const form = formOf({ intent: "save", tag: next, "seen.tag": seen }, { Cookie: `desk-session=${token}` });
      if (!possible.includes(next)) possible.push(next);
      const answer = await askAny(work, "desk", `/desk/stock/${ids.get(car)}`, form);
      if (answer?.status === 409) continue;
      if (answer && answer.status >= 400 && answer.status < 500)
        throw new Error(`an edit was answered ${answer.status}: ${answer.text.slice(0, 300)}`);
      if (answer?.status !== 200) break;
      edits.set(car, [next]);
      work.count("edits acknowledged");
      break;
    }
  }
}
