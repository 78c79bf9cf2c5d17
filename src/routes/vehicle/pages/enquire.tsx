import { useActionData, useLoaderData } from "react-router";
import { EnquiryForm } from "../../../features/leads/components/enquiry-form.tsx";
import { useTemplate } from "../../../templates/use-template.ts";
import type { action, loader } from "../enquire.tsx";

export function EnquireRoute() {
  const { enquiry, message, submissionId, days } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const { EnquiryFrame } = useTemplate();
  return (
    <EnquiryFrame enquiry={enquiry} onClose={null}>
      <EnquiryForm
        enquiry={enquiry}
        submissionId={submissionId}
        days={days}
        lastResult={lastResult}
        message={message}
      />
    </EnquiryFrame>
  );
}
