import { Form, Link } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { IntentButton } from "../forms/intent-button.tsx";

/** Shown on every page while deliveries are parked: what they are, and a button to retry them. */
export function ParkedBanner({ says }: { readonly says: string }) {
  return (
    <aside className="banner" aria-label="Deliveries">
      <Icon name="alert" size={18} />
      <span className="grow">
        {says}.{" "}
        <Link className="link" to="/deliveries">
          See why
        </Link>
      </span>
      <Form method="post" action="/deliveries">
        <IntentButton intent="try again">Try again</IntentButton>
      </Form>
    </aside>
  );
}
