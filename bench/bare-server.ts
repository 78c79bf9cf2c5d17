import { createServer } from "node:http";

/** Headers that Node adds by itself. */
const NODES_OWN = new Set(["connection", "date", "keep-alive"]);

/** A bare Node server that sends the same bytes and headers to everyone, as a comparison for a cached page. */
process.once("message", ({ body, headers }: { body: string; headers: Record<string, string> }) => {
  const bytes = Buffer.from(body, "base64");
  const own = Object.fromEntries(Object.entries(headers).filter(([name]) => !NODES_OWN.has(name)));
  const server = createServer((_, answer) => {
    answer.writeHead(200, own);
    answer.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    process.send?.({ port: typeof address === "object" ? address?.port : 0 });
  });
  process.on("message", () => process.send?.({ cpu: process.cpuUsage() }));
});
process.on("disconnect", () => process.exit());
