/** The path without the slashes at its end: `/finance//` is `/finance`, and `/` itself. */
export function withoutEnd(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
