import * as v from "valibot";
import { TEAMS } from "../../forms/lead-teams.ts";
import { SecretSchema } from "../options/option.ts";
import { email, strict, webAddress } from "../options/shapes.ts";

/** A webhook's address: written out, or in an environment variable if it differs between machines. */
const WebhookSchema = strict({
  url: v.union([webAddress, SecretSchema], 'Write an address beginning with "https://", or {"env": "NAME"}.'),
  secret: SecretSchema,
});

const addresses = (says: string) => v.pipe(v.optional(v.array(email), []), v.description(says));

/** The people who receive leads by mail. */
const route = {
  email: addresses("Who gets the leads."),
  copies: addresses("Who gets a copy of each."),
  afterHours: addresses("Who gets each besides while the place is closed."),
};

const teams = Object.fromEntries(TEAMS.map((team) => [team, v.optional(strict(route))]));

/** `leads` of `dealerships/<slug>.json`. */
export const LeadReceiversSchema = v.pipe(
  strict({
    ...route,
    webhook: v.optional(v.nullable(WebhookSchema), null),
    teams: v.pipe(
      v.optional(strict(teams), {}),
      v.description("Receivers of single teams; a team that names none goes the way of all leads."),
    ),
  }),
  v.check(
    (leads) => leads.email.length > 0 || leads.webhook !== null,
    "Say where leads go: an e-mail address or a webhook.",
  ),
);

/** The receivers of the daily summary of payments and refunds. */
export const MoneyReceiversSchema = v.optional(
  v.pipe(
    v.array(email),
    v.description(
      "Addresses for the day's summary of payments and refunds; without one it goes to those of the leads.",
    ),
  ),
  [],
);
