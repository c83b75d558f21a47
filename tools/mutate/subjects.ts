import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { chartMutants, ruleMutants, viewMutants, type Mutant } from './mutators.ts'
import type { TestRun } from './sandbox.ts'

export type Room = 'charts' | 'rules' | 'views'

/** A file with its mutants and the tests that can see them, the quickest first. */
export type Subject = { room: Room; file: string; mutants: Mutant[]; tests: TestRun[] }

const places: Record<
  Room,
  {
    pattern: string
    mutants: (file: string, text: string) => Mutant[]
    tests: (file: string) => Promise<TestRun[]>
  }
> = {
  charts: {
    pattern: 'machines/{flows,lifecycles}/*/*.machine.ts',
    mutants: chartMutants,
    tests: testsOfChart,
  },
  rules: { pattern: 'domain/*.ts', mutants: ruleMutants, tests: testsOfRule },
  views: { pattern: 'src/flows/!(comments)/**/*.tsx', mutants: viewMutants, tests: testsOfView },
}

export const rooms: readonly Room[] = ['charts', 'rules', 'views']

/** Everything of these rooms that can be mutated. */
export async function subjects(chosen: readonly Room[]): Promise<Subject[]> {
  const found: Subject[] = []
  for (const room of chosen) {
    const { pattern, mutants, tests } = places[room]
    for (const file of globSync(pattern).toSorted()) {
      const all = mutants(file, await readFile(file, 'utf8'))
      if (all.length > 0) found.push({ room, file, mutants: all, tests: await tests(file) })
    }
  }
  return found
}

/** What this chart does and its generated walks, then what is written about it by hand, then the stories of its states. */
async function testsOfChart(file: string): Promise<TestRun[]> {
  const flow = basename(dirname(file))
  const id = flow.replaceAll(/-./g, (match) => match.slice(1).toUpperCase())
  const steps = 'tests/machines/transition-table.test.ts'
  const walks = ['--project', 'machines', 'tests/machines/paths.test.ts']
  const byHand = await importing(`#machines/${flow}/`, 'tests/machines/*.test.ts')
  return [
    [...walks, 'tests/machines/verification.test.ts', steps, '-t', `^${id} `],
    ...(byHand.length > 0 ? [['--project', 'machines', ...byHand]] : []),
    ['--project', 'views', '-t', `^flows/(${flow}|checkout|delivery|authentication) `],
  ]
}

async function testsOfRule(file: string): Promise<TestRun[]> {
  const direct = await importing(`#${file}`, 'tests/unit/**/*.test.ts')
  return [
    ...(direct.length > 0 ? [['--project', 'unit', ...direct]] : []),
    ['related', file, '--project', 'unit'],
  ]
}

/** The stories of the flow whose views these are, then everything about views. */
async function testsOfView(file: string): Promise<TestRun[]> {
  const flows = Object.entries(storiesOf).find(([folder]) => file.startsWith(`src/flows/${folder}`))
  const stories = ['--project', 'views', 'tests/views/states.test.tsx']
  const all = ['--project', 'views']
  return flows ? [[...stories, '-t', `^flows/(${flows[1]}) `], all] : [all]
}

/** The stories of the views in a folder, by their beginning; a folder inside another stands before it. */
const storiesOf: Record<string, string> = {
  'checkout/cart': 'cart-editing',
  'checkout/delivery': 'delivery|address-book|address-form',
  'checkout/invoice': 'place-order|checkout',
  checkout: 'checkout|cart-editing|delivery',
  authentication: 'authentication|one-time-code',
  'comment-form': 'comment-form',
  notices: 'notices',
  'payment-result': 'payment-result',
  'profile-image': 'profile-image',
  saving: 'saving',
  stories: 'stories',
}

async function importing(specifier: string, pattern: string): Promise<string[]> {
  const files: string[] = []
  for (const file of globSync(pattern))
    if ((await readFile(file, 'utf8')).includes(specifier)) files.push(file)
  return files.toSorted()
}
