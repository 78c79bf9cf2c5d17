import { websiteIdFor } from "../makes/make-websites.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Car } from "../stock/schema.ts";

/** The call that a page sends when a shopper reveals a masked number (API-004). */
export interface RevealCall {
  readonly address: string;
  readonly body: {
    readonly car_id: number;
    readonly dealership_id: number;
    readonly website_id: string | number | null;
  };
}

export const revealCall = (
  { id, dealership_id, make }: Pick<Car, "id" | "dealership_id" | "make">,
  config: Pick<SiteConfig, "apiBaseUrl" | "websiteId" | "dealershipWebsites">,
): RevealCall => ({
  address: `${config.apiBaseUrl}/phone-reveal`,
  body: { car_id: id, dealership_id, website_id: websiteIdFor(config, make) },
});

/**
 * Sends it without waiting: the number is shown whatever happens (LEAD-057), and a failure is only written to the
 * console (ERR-004).
 */
export async function reportReveal({ address, body }: RevealCall): Promise<void> {
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      // The press may lead away from the page.
      keepalive: true,
    });
    if (!answer.ok) throw new Error(`It was answered with ${answer.status}.`);
  } catch (error) {
    console.warn("That the number was revealed could not be told.", error);
  }
}
