/** The shop's look as Panda generates it, and the components of `ui.ts` whose styles the studio's page needs. */
export { default as theme } from '../../panda.config.ts'
export const componentFiles = ['./src/ui/**/*.{ts,tsx}']
