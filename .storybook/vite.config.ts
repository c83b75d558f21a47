import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Pictures come from the running shop. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  logLevel: 'warn',
  server: { proxy: { '/images': 'http://localhost:3000' } },
})
