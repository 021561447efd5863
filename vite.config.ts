import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** `vite build` makes the browser's files, `vite build --ssr` the server's program. */
export default defineConfig(({ isSsrBuild }) => ({
  root: at('web'),
  publicDir: isSsrBuild ? false : at('web/public'),
  plugins: [react(), tailwindcss()],
  build: isSsrBuild
    ? {
        ssr: true,
        rolldownOptions: { input: at('server/main.ts') },
        outDir: at('build/server'),
        emptyOutDir: true,
        target: 'node20',
        sourcemap: true,
      }
    : {
        outDir: at('build/web'),
        emptyOutDir: true,
        assetsDir: 'assets',
        manifest: true,
        sourcemap: false,
        // Inlined pictures would be script bytes on every first load.
        assetsInlineLimit: 0,
      },
}))
