declare module 'virtual:machine-sources' {
  import type { Sources } from './machine-source.ts'

  const sources: Sources
  export default sources
}
