import { Form, Link } from "react-router";
import { Icon } from "../../../ui/icon.tsx";

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
        <button type="submit" className="button" name="intent" value="try again">
          Try again
        </button>
      </Form>
    </aside>
  );
}
