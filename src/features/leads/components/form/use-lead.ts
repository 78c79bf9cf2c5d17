import { useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { fireEvent } from "../../../analytics/events.ts";
import { rememberUser } from "../../../forms/user-details.ts";
import { useSite } from "../../../site/components/site-context.tsx";
import { type LeadOutcome, leadOutcome, SUBMIT_ERROR, TRAP_FIELD } from "../../enquiry-view.ts";
import type { LeadVisit } from "../../form-view.ts";
import type { FieldError } from "../../rules.ts";
import { leadAttributes, newSubmissionId, rememberSuccess, type Success } from "../../visit.ts";

/**
 * Sends the lead, one attempt at a time, and goes to the thanks page (LEAD-023 to LEAD-026). All attempts of one form
 * share a submission id. When the lead is stored, sends the analytics event that the server named (ANLY-003 to
 * ANLY-008, ANLY-013). `initialId` is the id that the server made for the page. `send` returns the outcome, including a
 * refusal by `before`.
 */
export function useLead(api: string, success: Success, initialId: string | undefined) {
  const { slug, config } = useSite();
  const navigate = useNavigate();
  const { location: ahead } = useNavigation();
  /** Whether the shopper is on the way to another page. */
  const leaving = useRef(false);
  leaving.current = ahead !== undefined;
  const submissionId = useRef(initialId);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (
    formData: FormData,
    userData: (visit: LeadVisit) => Record<string, unknown>,
    before: () => Promise<readonly FieldError[]> = async () => [],
  ): Promise<LeadOutcome> => {
    submissionId.current ??= newSubmissionId();
    const visit: LeadVisit = {
      url: location.href,
      pageId: location.pathname,
      submissionId: submissionId.current,
      lead_attributes: leadAttributes(slug),
    };
    setSending(true);
    setFailure(null);
    const caught = formData.get(TRAP_FIELD) !== "";
    const refused = caught ? [] : await before();
    if (refused.length > 0) {
      setSending(false);
      return { kind: "failed", message: "", errors: refused };
    }
    const outcome = caught ? leadOutcome({ lead_id: "none" }) : await postLead(api, userData(visit));
    if (outcome.kind === "failed") {
      // Problems with fields are shown at their fields.
      if (outcome.errors.length === 0) setFailure(outcome.message);
      setSending(false);
      return outcome;
    }
    rememberSuccess(slug, success);
    if (!caught) {
      rememberUser(slug, formData);
      fireEvent(outcome.told.event, outcome.told.about, config.analyticsEndpoint);
    }
    // A shopper who went to another page while the lead was being sent stays there.
    if (leaving.current || location.pathname !== visit.pageId) setSending(false);
    else navigate("/success");
    return outcome;
  };
  return { send, sending, failure };
}

async function postLead(api: string, userData: Record<string, unknown>) {
  try {
    const response = await fetch(api, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ userData, isLastStep: true }),
    });
    return leadOutcome(await response.json());
  } catch {
    return { kind: "failed", message: SUBMIT_ERROR, errors: [] } as const;
  }
}
