/** The sources of the helpers that a saved test ends with. */
export { default as walkPage } from './walk-page.ts?raw'
export { default as preparePage } from '#studio/shop/prepare-page.ts?raw'
