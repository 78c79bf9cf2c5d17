import { useActionData, useLoaderData } from "react-router";
import { SignInPage } from "../../../features/sign-in/components/sign-in-page.tsx";
import type { action, loader } from "../sign-in.tsx";

export function SignInRoute() {
  const loaded = useLoaderData<typeof loader>();
  return <SignInPage {...loaded} reply={useActionData<typeof action>() ?? null} />;
}
