import { useSite } from "../../features/site/components/site-context.tsx";
import { Link } from "../../ui/link.tsx";

export function Header() {
  const site = useSite();
  return (
    <header className="border-b border-line bg-surface">
      <div className="wrap flex min-h-18 items-center justify-between gap-6">
        <Link href="/">{site.name}</Link>
      </div>
    </header>
  );
}
