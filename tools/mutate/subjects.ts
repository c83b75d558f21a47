import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { flows } from '#machines/testing/registry.ts'
import { chartMutants, ruleMutants, viewMutants, type Mutant } from '#walks/mutators.ts'
import type { TestRun } from './sandbox.ts'

export type Layer = 'charts' | 'rules' | 'views'

/** A file with its mutants and the tests that can see them, the quickest first. */
export type Subject = { layer: Layer; file: string; mutants: Mutant[]; tests: TestRun[] }

const sources: Record<
  Layer,
  {
    pattern: string
    mutants: (file: string, text: string) => Mutant[]
    tests: (file: string) => Promise<TestRun[]>
  }
> = {
  charts: {
    pattern: 'machines/{flows,lifecycles}/*/*.{machine,setup}.ts',
    mutants: chartMutants,
    tests: testsOfChart,
  },
  rules: { pattern: 'domain/*.ts', mutants: ruleMutants, tests: testsOfRule },
  views: { pattern: viewsOfFlows(), mutants: viewMutants, tests: testsOfView },
}

export const layers: readonly Layer[] = ['charts', 'rules', 'views']

/** Everything of these layers that can be mutated. */
export async function subjects(chosen: readonly Layer[]): Promise<Subject[]> {
  const found: Subject[] = []
  for (const layer of chosen) {
    const { pattern, mutants, tests } = sources[layer]
    for (const file of globSync(pattern).toSorted()) {
      const all = mutants(file, await readFile(file, 'utf8'))
      if (all.length > 0) found.push({ layer, file, mutants: all, tests: await tests(file) })
    }
  }
  return found
}

/** What this chart does and its generated walks, then what is written about it by hand, then the stories of its states. */
async function testsOfChart(file: string): Promise<TestRun[]> {
  const flow = basename(dirname(file))
  const id = flow.replaceAll(/-./g, (match) => match.slice(1).toUpperCase())
  const steps = 'tests/machines/transition-table.test.ts'
  const calls = 'tests/machines/calls.test.ts'
  const walks = ['--project', 'machines', 'tests/machines/paths.test.ts']
  const byHand = await importing(`/${flow}/`, 'tests/machines/*.test.ts')
  return [
    [...walks, 'tests/machines/verification.test.ts', steps, calls, '-t', `^${id} `],
    ...(byHand.length > 0 ? [['--project', 'machines', ...byHand]] : []),
    [
      '--project',
      'views',
      'tests/views/states.test.tsx',
      '-t',
      `^flows/(${flow}|checkout|delivery|authentication) `,
    ],
  ]
}

async function testsOfRule(file: string): Promise<TestRun[]> {
  const direct = await importing(`#${file}`, 'tests/unit/**/*.test.ts')
  return [
    ...(direct.length > 0 ? [['--project', 'unit', ...direct]] : []),
    ['related', file, '--project', 'unit'],
  ]
}

/** The views of all flows. */
function viewsOfFlows(): string {
  return `{${[...new Set(Object.values(flows).map(({ views }) => views))].join(',')}}/**/*.tsx`
}

/** The stories of the flows whose views these are, those of the innermost folder, then everything about views. */
async function testsOfView(file: string): Promise<TestRun[]> {
  const folders = Object.values(flows)
    .map(({ views }) => views)
    .filter((folder) => file.startsWith(`${folder}/`))
  const innermost = folders.toSorted((a, b) => b.length - a.length)[0]
  const ids = Object.entries(flows).filter(([, { views }]) => views === innermost)
  const stories = ids.map(([id]) => kebab(id)).join('|')
  const all = ['--project', 'views']
  return [['--project', 'views', 'tests/views/states.test.tsx', '-t', `^flows/(${stories}) `], all]
}

const kebab = (id: string) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

async function importing(specifier: string, pattern: string): Promise<string[]> {
  const files: string[] = []
  for (const file of globSync(pattern))
    if ((await readFile(file, 'utf8')).includes(specifier)) files.push(file)
  return files.toSorted()
}
