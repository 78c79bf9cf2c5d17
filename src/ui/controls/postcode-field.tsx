import type { ComponentProps } from "react";
import { TextField } from "./field.tsx";

type PostcodeFieldProps = Partial<ComponentProps<typeof TextField>>;

/** An Australian postcode: a numeric keyboard, no more than four characters (LEAD-063, LEAD-065). */
export function PostcodeField(props: PostcodeFieldProps) {
  return (
    <TextField
      label="Postcode"
      name="postcode"
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={4}
      required
      {...props}
    />
  );
}
