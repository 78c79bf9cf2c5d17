import { type ClipboardEvent, useState } from "react";

/**
 * Keeps a paste out of a text field that would make it longer than `most` characters: one of megabytes would stop the
 * page for seconds. `length` is what the text has, or would have had with the paste that was left out.
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
    /** What is typed after that is counted by itself again. */
    typed: () => setRefused(0),
  };
}
