/** Who receives one team's leads by mail: the receivers, those who get a copy, and extra receivers after hours. */
export interface LeadRoute {
  readonly email: readonly string[];
  readonly copies: readonly string[];
  readonly afterHours: readonly string[];
}

/** The receivers of a dealership's leads. Secrets are referred to by name and read from the environment. */
export interface LeadReceivers extends Pick<LeadRoute, "email">, Partial<Omit<LeadRoute, "email">> {
  readonly webhook: { readonly url: string; readonly secretEnv: string } | null;
  /** Receivers of individual teams, by the team's name (`routing/teams.ts`). */
  readonly teams?: Readonly<Partial<Record<string, LeadRoute>>>;
}
