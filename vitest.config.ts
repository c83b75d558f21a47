import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { machineSources } from './studio/sources/plugin.ts'
import { readLedger } from './tools/requirements/files.ts'

/** Files share their worker's modules: importing the server or the storefront again for each costs most of its time. */
const node = {
  environment: 'node' as const,
  isolate: false,
  // On two processors: with three, a sixth of their time was idle.
  maxWorkers: 4,
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // Vitest gives up after a second, in which a busy machine may not even begin.
  expect: { poll: { timeout: 10_000 } },
}

const longest = [
  'server/platform/kills.test.ts',
  'server/platform/processes.test.ts',
  'server/platform/database.test.ts',
  'server/platform/production.test.ts',
  'views/recorded-shop.test.tsx',
  'views/recorded-staff.test.tsx',
  'views/recorded-contents.test.tsx',
  'views/states.test.tsx',
  'browser/covers.test.ts',
  'browser/shell.test.ts',
  'browser/faults.test.ts',
  'browser/product.test.ts',
  'browser/accessibility.test.ts',
  'browser/pages.test.ts',
  'browser/home.test.ts',
  'browser/list.test.ts',
  'browser/storybook.test.ts',
]

const packages = realpathSync(resolve(import.meta.dirname, 'node_modules'))

/** What takes longest begins, in the order above, so that no worker is left alone with it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const names = [...longest, '']
    const rank = ({ moduleId }: TestSpecification) =>
      names.findIndex((name) => moduleId.endsWith(name))
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // A test says which rows of the ledger it shows; any other tag is refused.
    tags: (await readLedger()).map(({ id }) => ({ name: id })),
    projects: [
      { test: { ...node, name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      { test: { ...node, name: 'machines', include: ['tests/machines/**/*.test.ts'] } },
      {
        plugins: [machineSources(import.meta.dirname)],
        // The copy of the project in which `npm run mutate` makes its changes links its packages.
        server: { fs: { allow: [import.meta.dirname, packages] } },
        test: {
          ...node,
          name: 'views',
          isolate: true,
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://shop.example/' } },
          include: ['tests/views/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...node,
          name: 'elsewhere',
          isolate: true,
          environment: 'happy-dom',
          include: ['tests/elsewhere/**/*.test.ts'],
        },
      },
      {
        test: {
          ...node,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.ts'],
        },
      },
      { test: { ...node, name: 'safety', include: ['tests/safety/**/*.test.ts'] } },
      {
        test: {
          ...node,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/support/server.ts'],
          // On two processors: its tests wait for the browser more than others.
          maxWorkers: 4,
          testTimeout: 90_000,
          expect: { poll: { timeout: 15_000 } },
          // Two browsers, the shop and its database share two processors: a slow moment passes, a fault comes again.
          retry: 1,
        },
      },
    ],
  },
})
