import { useState } from "react";
import { useLocation } from "react-router";

/**
 * The outcome of the last form, until the next form or address. The router drops it whenever the page reloads its data,
 * which happens on every change by a colleague, so a refusal could vanish before anybody has read it.
 */
export function useUntilNext<T>(told: T | undefined): T | null {
  const { key } = useLocation();
  const [last, setLast] = useState({ key, told });
  if (told !== undefined && (told !== last.told || key !== last.key)) setLast({ key, told });
  return told ?? (key === last.key ? last.told : undefined) ?? null;
}
