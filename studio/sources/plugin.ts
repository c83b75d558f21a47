import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { contractFile, machinesFolder, viewsFolder } from '#studio/shop/places.ts'
import type { PlacedSources } from './machine-source.ts'
import { readSources } from './read-sources.ts'

const name = 'virtual:machine-sources'
const id = `\0${name}`

/**
 * Provides the sources behind the names of the charts to the studio, as `virtual:machine-sources`. It reads sources, so
 * it belongs to the studio's own build alone: no shopper needs to load them.
 * @param root folder of the repository
 */
export function machineSources(root: string): Plugin {
  const folders = [machinesFolder, viewsFolder, contractFile].map((path) => resolve(root, path))
  const place = { editor: process.env.STUDIO_EDITOR ?? 'vscode', root: resolve(root) }
  return {
    name: 'machine-sources',
    // What the page does not import, such as the live actors, would not be watched.
    configureServer: ({ watcher }) => {
      watcher.add(folders)
    },
    resolveId: { filter: { id: /^virtual:machine-sources$/ }, handler: () => id },
    load: {
      filter: { id: /^\0virtual:machine-sources$/ },
      handler: () => {
        const sources: PlacedSources = { ...readSources(root), place }
        return `export default ${JSON.stringify(sources)}`
      },
    },
    hotUpdate({ file, modules }) {
      const sources = this.environment.moduleGraph.getModuleById(id)
      const isRead = folders.some((folder) => file.startsWith(folder))
      if (sources === undefined || !isRead) return modules
      return [...modules, sources]
    },
  }
}
