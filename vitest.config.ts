import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

const node = { environment: 'node' as const, testTimeout: 20_000, hookTimeout: 60_000 }

const longest = ['covers.test.ts', 'shell.test.ts', 'storybook.test.ts', 'faults.test.ts']

/** What takes minutes begins, so that no worker is left alone with it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ moduleId }: TestSpecification) =>
      longest.every((name) => !moduleId.endsWith(`/browser/${name}`))
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(isShort(one)) - Number(isShort(other)))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...node, name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      { test: { ...node, name: 'machines', include: ['tests/machines/**/*.test.ts'] } },
      {
        test: {
          ...node,
          name: 'views',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://shop.example/' } },
          include: ['tests/views/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...node,
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.ts'],
          maxWorkers: 2,
        },
      },
      { test: { ...node, name: 'safety', include: ['tests/safety/**/*.test.ts'] } },
      {
        test: {
          ...node,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/support/server.ts'],
          testTimeout: 90_000,
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: 2,
          // Two browsers, the shop and its database share two processors: a slow moment passes, a fault comes again.
          retry: 1,
        },
      },
    ],
  },
})
