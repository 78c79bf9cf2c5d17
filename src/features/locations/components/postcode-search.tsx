import { Button } from "../../../ui/controls/button.tsx";
import { PostcodeField } from "../../../ui/controls/postcode-field.tsx";

interface PostcodeSearchProps {
  /** The postcode as typed. */
  readonly postcode: string;
  readonly error: string | null;
}

/** A form for a postcode on its own page, with or without JavaScript (LEAD-063 to LEAD-067). */
export function PostcodeSearch({ postcode, error }: PostcodeSearchProps) {
  return (
    <form action="/dealer-locator" noValidate className="flex max-w-xl flex-wrap items-start gap-3">
      <PostcodeField label="Your postcode" defaultValue={postcode} error={error} className="min-w-44 flex-1" />
      <Button type="submit" className="mt-6.5">
        Find locations
      </Button>
    </form>
  );
}
