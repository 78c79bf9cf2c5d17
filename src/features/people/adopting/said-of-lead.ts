import type { LeadRecord } from "../../leads/rules.ts";
import { leadKind, shopperName, vehicleTitle } from "../../leads/sending/wording.ts";
import { tradeInTitle } from "../../leads/trade-in.ts";
import { searchedText } from "../keys.ts";

/** The most characters of a source and of a campaign. */
const LONGEST_SOURCE = 80;

/** Where the sender came from, according to the tracking parameters of their links. */
export function originOfLead({ payload }: LeadRecord): {
  readonly source: string | null;
  readonly campaign: string | null;
} {
  const params = payload.lead_attributes?.linked_query_params ?? {};
  const plain = (text: string | undefined) => text?.trim().toLowerCase().slice(0, LONGEST_SOURCE) || null;
  return { source: plain(params.utm_source), campaign: plain(params.utm_campaign ?? params.campaign) };
}

/** The searchable words of a lead. */
export function wordsOf(record: LeadRecord, uid: string): string {
  const { payload, vehicle, tradeIn } = record;
  const stored = { record, uid } as Parameters<typeof vehicleTitle>[0];
  return searchedText([
    shopperName(stored),
    payload.email,
    payload.phone,
    leadKind(payload),
    vehicleTitle(stored),
    vehicle?.stock_number,
    tradeIn ? tradeInTitle(tradeIn) : null,
    payload.message,
  ]);
}
