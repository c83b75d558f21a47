import { defineConfig } from '@pandacss/dev'
import shop from '../panda.config.ts'

/** The shop's own look, generated for what the back office shows. */
export default defineConfig({
  ...shop,
  include: [
    './staff/**/*.{ts,tsx}',
    './src/ui/**/*.{ts,tsx}',
    './src/features/*/shared/**/*.{ts,tsx}',
  ],
  exclude: [],
})
