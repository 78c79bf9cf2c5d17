import { useLoaderData } from "react-router";
import { SheetPage } from "../../../features/vehicle/components/sheet-page.tsx";
import type { loader } from "../print.tsx";

export function PrintRoute() {
  const { sheet, path } = useLoaderData<typeof loader>();
  return <SheetPage sheet={sheet} path={path} />;
}
