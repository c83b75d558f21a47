import { defineConfig } from '@pandacss/dev'
import { componentFiles, theme } from './shop/theme.ts'

/** The app's own look, generated for what the studio shows. */
export default defineConfig({
  ...theme,
  include: ['./studio/**/*.{ts,tsx}', ...componentFiles],
  exclude: [],
})
