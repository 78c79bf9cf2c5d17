import { useState } from "react";
import { useLocation } from "react-router";

/**
 * What the last form came to, until the next form or address. The router forgets it whenever the page reads itself
 * anew, which the desk does with each change by a colleague: a refusal would be gone before anybody has read it.
 */
export function useUntilNext<T>(told: T | undefined): T | null {
  const { key } = useLocation();
  const [last, setLast] = useState({ key, told });
  if (told !== undefined && (told !== last.told || key !== last.key)) setLast({ key, told });
  return told ?? (key === last.key ? last.told : undefined) ?? null;
}
