import { defineConfig } from '@pandacss/dev'
import shop from '../panda.config.ts'

/** The shop's own look, generated for what the studio shows. */
export default defineConfig({
  ...shop,
  include: ['./studio/**/*.{ts,tsx}', './src/ui/**/*.{ts,tsx}'],
  exclude: [],
})
