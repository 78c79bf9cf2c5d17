/** The path without trailing slashes: `/finance//` becomes `/finance`, and `/` stays. */
export function withoutEnd(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
