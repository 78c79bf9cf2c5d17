import { useNavigation } from "react-router";

/** Whether a form with one of these intents is being submitted. */
export function useSending(intents: readonly string[]): boolean {
  const { state, formData } = useNavigation();
  return state !== "idle" && intents.includes(String(formData?.get("intent")));
}
