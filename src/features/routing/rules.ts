import type { LeadRoute } from "../site/dealership/lead-receivers.ts";
import type { Dealership } from "../site/site.ts";
import type { Team } from "./teams.ts";

/** Who gets the leads of one team by mail. */
export type TeamRoute = LeadRoute;

/** A team's name, or the way of everything that has none of its own. */
export type RouteName = Team | "default";

/** What a dealership said at the desk; it stands in place of its file. */
export type SavedRoutes = Readonly<Partial<Record<RouteName, TeamRoute>>>;

const NOBODY: TeamRoute = { email: [], copies: [], afterHours: [] };

/** What the dealership's file says of a way. */
function routeInFile({ leads }: Pick<Dealership, "leads">, name: RouteName): TeamRoute {
  if (name !== "default") return leads.teams?.[name] ?? NOBODY;
  return { email: leads.email, copies: leads.copies ?? [], afterHours: leads.afterHours ?? [] };
}

/** A way as it holds now: as the desk has it, else as the file does. */
export const routeNow = (dealership: Pick<Dealership, "leads">, kept: SavedRoutes, name: RouteName): TeamRoute =>
  kept[name] ?? routeInFile(dealership, name);

export interface Routed {
  readonly team: Team | null;
  readonly kept: SavedRoutes;
  readonly isOpen: boolean;
}

/** The way of whatever is no lead, or of a dealership that said nothing at the desk. */
export const PLAIN: Routed = { team: null, kept: {}, isOpen: true };

/**
 * The addresses that a lead goes to, each once: those of its team, or of the default way where the team has none, with
 * the copies and, while the place is closed, who wants it then. A team that says nothing at all goes the default way
 * whole, with its copies.
 */
export function addressesFor(dealership: Pick<Dealership, "leads">, { team, kept, isOpen }: Routed): readonly string[] {
  const fallback = routeNow(dealership, kept, "default");
  const own = team === null ? NOBODY : routeNow(dealership, kept, team);
  const isSilent = own.email.length + own.copies.length + own.afterHours.length === 0;
  const rule = isSilent ? fallback : own;
  const receivers = rule.email.length > 0 ? rule.email : fallback.email;
  const all = [...receivers, ...rule.copies, ...(isOpen ? [] : rule.afterHours)];
  const first = new Map(all.toReversed().map((address) => [address.toLowerCase(), address]));
  return all.filter((address, at) => first.get(address.toLowerCase()) === address && all.indexOf(address) === at);
}
