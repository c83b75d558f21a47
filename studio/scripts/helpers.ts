/** What a saved test ends with, as text. */
export { default as helpers } from './walk-page.ts?raw'
