/**
 * What a server that a test starts gets of the test's own environment: where the programs are, and compiled code, with
 * which it starts sooner.
 */
export const inherited = () => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
})
