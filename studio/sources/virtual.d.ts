declare module 'virtual:machine-sources' {
  import type { PlacedSources } from './machine-source.ts'

  const sources: PlacedSources
  export default sources
}
