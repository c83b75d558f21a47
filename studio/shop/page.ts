/** What the studio's page has in common with the shop's. */
export { beforePaintScript } from '#tools/inline-script.ts'
