import { type ClipboardEvent, useState } from "react";

/**
 * Blocks pastes that would make a text longer than `most` characters, since megabytes would freeze the page for
 * seconds. `length` is the length of the text, or the length that it would have had with the blocked paste.
 */
export function useLength(text: string, most: number) {
  const [refused, setRefused] = useState(0);
  return {
    length: Math.max(text.length, refused),
    paste: (event: ClipboardEvent<HTMLTextAreaElement>) => {
      const { selectionStart, selectionEnd } = event.currentTarget;
      const more = event.clipboardData.getData("text/plain").length;
      const length = text.length - (selectionEnd - selectionStart) + more;
      if (length > most) event.preventDefault();
      setRefused(length > most ? length : 0);
    },
    /** Typing resets the count to the text itself. */
    typed: () => setRefused(0),
  };
}
