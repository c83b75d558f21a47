/** `before-paint.ts`, bundled to a classic script (tools/inline-script.ts). */
declare module 'virtual:before-paint' {
  const script: string
  export default script
}
