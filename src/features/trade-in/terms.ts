import { counted, formatNumber } from "../../lib/words/format.ts";
import { plural } from "../../lib/words/plural.ts";
import type { Site } from "../site/site.ts";
import { BUYING_TEAM_HOURS, ESTIMATE_DAYS } from "./rules.ts";

/** The platform's own valuation terms, for a dealer who has written none (TRADE-064 to TRADE-073). */
export function valuationTerms({ legal, config }: Pick<Site, "legal" | "config">) {
  const noun = config.vehicleNoun.toLowerCase();
  const { tradeInMaxAgeYears: years, tradeInMaxKm: km } = config;
  return [
    {
      heading: "An estimate, not an offer to buy",
      text: `The figure that this website shows is indicative and subject to inspection. ${legal.name} is bound to nothing until it has seen the ${noun} and signed a contract, and neither are you. To accept an estimate is to ask for that inspection.`,
    },
    { heading: "How long it holds", text: `An estimate is valid for ${ESTIMATE_DAYS} days from when you ask for it.` },
    {
      heading: `Which ${plural(noun)}`,
      text: `There is no online estimate for a ${noun} over ${counted(years, "year")} old or over ${formatNumber(km)} km. Our buying team values it in person.`,
    },
    {
      heading: "What the figure may change for",
      text: `Damage, wear, missing keys or service records, a ${noun} that is not as you described it, and anything that the vehicle's registers say of it.`,
    },
    {
      heading: "If money is owing",
      text: "We need a letter from your lender that states the payout figure and how long it holds. We pay the lender first, and you what is left.",
    },
    {
      heading: "Your details and photos",
      text: "What you type and upload goes to our buying team, and to the service that values vehicles for us. Photos and unfinished valuations are deleted from this website after 30 days.",
    },
    { heading: "Buying team", text: `${BUYING_TEAM_HOURS.join(", ")}.` },
  ];
}
