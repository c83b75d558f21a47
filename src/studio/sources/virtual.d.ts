declare module 'virtual:machine-sources' {
  import type { MachineSources } from './machine-source.ts'

  const sources: MachineSources
  export default sources
}
