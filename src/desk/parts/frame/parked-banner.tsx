import { Form, Link } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { IntentButton } from "../forms/intent-button.tsx";

/** Stands over every page while something could not be delivered: what, and one press to try again. */
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
