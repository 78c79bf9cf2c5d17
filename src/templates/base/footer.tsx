import { useSite } from "../../features/site/components/site-context.tsx";

export function Footer() {
  const site = useSite();
  return <footer className="wrap py-8 text-sm text-muted">{site.legal.name}</footer>;
}
