import { Form, Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";

/** Stands over every page while leads could not be delivered: why, and one press to try again. */
export function ParkedBanner({ count }: { readonly count: number }) {
  return (
    <aside className="banner" aria-label="Deliveries">
      <Icon name="alert" size={18} />
      <span className="grow">
        {count === 1 ? "A lead could not be delivered." : `${count} leads could not be delivered.`}{" "}
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
