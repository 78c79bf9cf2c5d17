import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    rollupOptions: isSsrBuild ? { input: "./src/server/main.ts" } : undefined,
    assetsInlineLimit: 0,
  },
  server: { middlewareMode: true },
}));
