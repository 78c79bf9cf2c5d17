import { ask } from "./ask.ts";

/** The server's answer to a lead. */
export interface LeadAnswer {
  readonly status: number;
  readonly lead_id?: number;
  readonly error?: string;
}

/** A general enquiry with all fields that halden's form requires. */
export const ENQUIRY = {
  name: "Imogen",
  last_name: "Whitlock",
  email: "imogen@example.com",
  phone: "0491 570 156",
  location: "alexandria-sales",
  message: "Are you open on Saturday?",
};

/** Posts a lead to halden as its page would. */
export async function postLead(port: number, userData: object): Promise<LeadAnswer> {
  const body = JSON.stringify({ userData, isLastStep: true });
  const headers = { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(body)) };
  const { status, text } = await ask(port, "halden", "/api/leads", { method: "POST", headers, body });
  return { status, ...(JSON.parse(text) as Omit<LeadAnswer, "status">) };
}
