import { useState } from "react";
import { useLocation } from "react-router";

/**
 * The outcome of the last form, until the next form or address. The router drops it whenever the page reloads its data,
 * which happens on every change by a colleague, so a refusal could vanish before anybody has read it.
 */
export function useUntilNext<T>(outcome: T | undefined): T | null {
  const { key } = useLocation();
  const [last, setLast] = useState({ key, outcome });
  if (outcome !== undefined && (outcome !== last.outcome || key !== last.key)) setLast({ key, outcome });
  return outcome ?? (key === last.key ? last.outcome : undefined) ?? null;
}
