import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/**
 * A test of a run with the ledger rows in its tags.
 * @property flaky it passed when it was retried
 * @property faults why it failed, also before a retry that passed: messages with their places
 */
export type TestRecord = {
  fullName: string
  project: string
  tags: string[]
  state: 'passed' | 'failed' | 'skipped' | 'pending'
  flaky: boolean
  faults: string[]
}

/** What a run leaves in reports/tests: its tests, and what went wrong outside of them. */
export type RunRecord = { tests: TestRecord[]; errors: string[] }

/** Writes the record of a run to the file that RESULTS_FILE names; Vitest's own JSON does not mark flaky tests. */
export default class ResultsReporter implements Reporter {
  async onTestRunEnd(
    modules: ReadonlyArray<TestModule>,
    unhandled: ReadonlyArray<SerializedError>,
  ): Promise<void> {
    const path = process.env.RESULTS_FILE
    if (path === undefined) throw new Error('RESULTS_FILE is not set')
    const record: RunRecord = {
      tests: modules.flatMap(testsOf),
      errors: [...unhandled.map(({ message }) => message), ...modules.flatMap(errorsOf)],
    }
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, JSON.stringify(record))
  }
}

const testsOf = (module: TestModule): TestRecord[] =>
  [...module.children.allTests()].map((test) => ({
    fullName: test.fullName,
    project: module.project.name,
    tags: test.tags,
    state: test.result().state,
    flaky: test.diagnostic()?.flaky ?? false,
    faults: (test.result().errors ?? []).map(({ stack, message }) => stack ?? message),
  }))

/** Errors of the file and of its suites, such as one in a `beforeAll`. */
const errorsOf = (module: TestModule): string[] =>
  [module, ...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`),
  )
