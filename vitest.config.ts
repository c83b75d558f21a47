import { defineConfig } from 'vitest/config'

const node = { environment: 'node' as const, testTimeout: 20_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    projects: [
      { test: { ...node, name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      { test: { ...node, name: 'machines', include: ['tests/machines/**/*.test.ts'] } },
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
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
    ],
  },
})
