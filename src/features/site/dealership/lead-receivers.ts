/** Who gets the leads of one team by mail, a copy of each, and each besides while the place is closed. */
export interface LeadRoute {
  readonly email: readonly string[];
  readonly copies: readonly string[];
  readonly afterHours: readonly string[];
}

/** Receivers of a dealership's leads. Secrets are referred to by name and read from the environment. */
export interface LeadReceivers extends Pick<LeadRoute, "email">, Partial<Omit<LeadRoute, "email">> {
  readonly webhook: { readonly url: string; readonly secretEnv: string } | null;
  /** Receivers of single teams, by name (`routing/teams.ts`). */
  readonly teams?: Readonly<Partial<Record<string, LeadRoute>>>;
}
