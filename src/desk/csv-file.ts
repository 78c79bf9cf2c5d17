/** A CSV download. `name` is the file name without its extension. */
export const csvFile = (csv: string, name: string): Response =>
  new Response(csv, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
    },
  });
