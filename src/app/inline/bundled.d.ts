/** A module bundled to a classic script, as text (tools/inline-script.ts). */
declare module '*?script' {
  const script: string
  export default script
}
