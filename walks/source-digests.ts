import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** The files that run the walks. */
export const walkFiles = ['walks/paths/explore.ts', 'walks/paths/runner.ts']

/**
 * A digest of all sources from which the walks of each machine come: its model and the walks, with everything that they
 * import. A machine without a model file gets no digest.
 * @param modelFiles the files in which the model of a machine may be
 * @param walks the files that run the walks; without any there is no digest
 */
export function digestsOf(
  root: string,
  machines: readonly string[],
  modelFiles: (machine: string) => readonly string[],
  walks: readonly string[] = walkFiles,
): Map<string, string> {
  const importsOf = importsIn(root)
  return new Map(
    machines.flatMap((machine): [string, string][] => {
      const model = modelFiles(machine).find((file) => existsSync(join(root, file)))
      if (model === undefined || walks.length === 0) return []
      return [[machine, digestOf([model, ...walks], importsOf)]]
    }),
  )
}

type Source = { digest: string; imports: string[] }

function digestOf(entries: readonly string[], read: (file: string) => Source): string {
  const found = new Map<string, string>()
  const pending = [...entries]
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (found.has(file)) continue
    const { digest, imports } = read(file)
    found.set(file, digest)
    pending.push(...imports)
  }
  return hash(JSON.stringify([...found].toSorted(([a], [b]) => a.localeCompare(b))))
}

/** Reads each file once. Generated ones that are not under version control count as empty. */
function importsIn(root: string): (file: string) => Source {
  const known = new Map<string, Source>()
  const aliases = aliasesOf(root)
  return (file) => {
    const source = known.get(file)
    if (source !== undefined) return source
    const path = join(root, file)
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    const specifiers = [...text.matchAll(/(?:from|import)[\s(]*'([#.][^']+)'/g)]
    const imports = specifiers.flatMap(([, specifier = '']) => resolved(specifier, file, aliases))
    const read = { digest: hash(text), imports }
    known.set(file, read)
    return read
  }
}

type Aliases = [name: string, target: string][]

function aliasesOf(root: string): Aliases {
  const { imports = {} }: { imports?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return Object.entries(imports)
}

function resolved(specifier: string, importer: string, aliases: Aliases): string[] {
  if (specifier.startsWith('.')) return [normalize(join(dirname(importer), specifier))]
  for (const [name, target] of aliases) {
    const [start = ''] = name.split('*')
    if (name === specifier) return [normalize(target)]
    if (name.endsWith('*') && specifier.startsWith(start))
      return [normalize(target.replace('*', specifier.slice(start.length)))]
  }
  return []
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
