import type { Sites } from "../../features/site/data.ts";
import { type Grant, mayGrant, placesFor, ROLES, STAFF_ROLES, shares } from "../../features/staff/ability.ts";
import { listStaff, type StaffLine } from "../../features/staff/data.ts";
import { briefMoment } from "../../lib/time/brief-moment.ts";
import type { Entered } from "../enter.ts";
import { allPlaces, deskZone, reachesOf, reachText } from "../places.ts";

/**
 * The staff whom the user may see: those with a role at a place where the user may see people. Their roles elsewhere
 * are left out.
 */
export async function peopleFor({ app, session }: Entered): Promise<readonly StaffLine[]> {
  const seen = placesFor(session.staff.grants, "staff.read", allPlaces(app.sites));
  const everybody = await listStaff(app.db);
  return everybody
    .map((one) => ({ ...one, grants: one.grants.filter((grant) => shares([grant], seen)) }))
    .filter(({ grants }) => grants.length > 0);
}

/** Whether the user may give and take a role. */
export function givingFor({ app, session }: Entered): (grant: Grant) => boolean {
  const places = allPlaces(app.sites);
  return (grant) => mayGrant(session.staff.grants, grant, places);
}

/** A role in words: "Sales, at Halden Castle Hill". */
export const roleText = ({ role, reach }: Grant, sites: Pick<Sites, "bySlug" | "dealership">): string =>
  `${ROLES[role].name}, ${reachText(reach, sites)}`;

/** The staff, what each may do, and what the user may change of that. */
export async function staffView(scope: Entered) {
  const { app, now, session } = scope;
  const zone = deskZone(scope);
  const mayGive = givingFor(scope);
  const reaches = reachesOf(app.sites).filter((reach) => STAFF_ROLES.some((role) => mayGive({ role, reach })));
  const people = await peopleFor(scope);
  return {
    people: people.map(({ id, name, email, grants, seenAt, passkeys }) => ({
      id,
      name,
      email,
      roles: grants.map((grant) => roleText(grant, app.sites)),
      takes: (id === session.staff.id ? [] : grants.filter(mayGive)).map((grant) => ({
        reach: grant.reach,
        words: roleText(grant, app.sites),
      })),
      whyNot: whyNot(
        grants.filter((grant) => !mayGive(grant)),
        { isSelf: id === session.staff.id, sites: app.sites },
      ),
      seen: seenAt === null ? "Has not signed in yet" : `Last here ${briefMoment(seenAt, now, zone)}`,
      hasPasskey: passkeys > 0,
    })),
    reaches: reaches.map((reach) => ({ reach, text: reachText(reach, app.sites) })),
    roles: STAFF_ROLES.filter((role) => reaches.some((reach) => mayGive({ role, reach }))).map((role) => ({
      role,
      ...ROLES[role],
    })),
  };
}

/** Why the user cannot take some of a person's roles away, as a sentence; null if they can take all. */
function whyNot(
  others: readonly Grant[],
  { isSelf, sites }: { readonly isSelf: boolean; readonly sites: Pick<Sites, "bySlug" | "dealership"> },
): string | null {
  if (isSelf) return "That is you: somebody else takes your access away";
  if (others.length === 0) return null;
  return `Not yours to take away: ${others.map((grant) => roleText(grant, sites)).join("; ")}`;
}
