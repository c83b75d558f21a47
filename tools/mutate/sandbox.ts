import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { mutate, type Mutant } from '#walks/mutators.ts'

/** Arguments of one run of Vitest. */
export type TestRun = string[]

export type Verdict = 'killed' | 'survived'

const left = new Set(['node_modules', 'dist', 'data', 'reports', '.git'])

/**
 * A copy of the project in a temporary folder, in which one file at a time is changed while tests run. The packages
 * are those of the project.
 */
export async function createSandbox() {
  const root = process.cwd()
  const folder = await mkdtemp(join(tmpdir(), 'mutants-'))
  await cp(root, folder, {
    recursive: true,
    filter: (path) => !left.has(relative(root, path)),
  })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  /** Does something while a file of the copy has another text. */
  const withText = async <Result>(
    file: string,
    change: (text: string) => string,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const path = join(folder, file)
    const text = await readFile(path, 'utf8')
    await writeFile(path, change(text))
    try {
      return await work()
    } finally {
      await writeFile(path, text)
    }
  }
  const pass = (run: TestRun, minutes = 10) => passes(folder, run, minutes)
  return {
    folder,
    withText,
    pass,
    /** Whether these tests pass without any change: only then can they notice one. */
    async isSound(runs: readonly TestRun[]): Promise<boolean> {
      for (const run of runs) if (!(await pass(run))) return false
      return true
    },
    /** Runs tests, the likeliest first, until one of them notices the mutant. */
    judge: (mutant: Mutant, runs: readonly TestRun[]): Promise<Verdict> =>
      withText(
        mutant.file,
        (text) => mutate(text, mutant),
        async () => {
          for (const run of runs) if (!(await pass(run))) return 'killed'
          return 'survived'
        },
      ),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A run that has not ended after so many minutes counts as failed: a test would not end either. */
function passes(folder: string, args: TestRun, minutes: number): Promise<boolean> {
  return new Promise((done) => {
    const vitest = spawn(
      process.execPath,
      [
        join('node_modules', 'vitest', 'vitest.mjs'),
        'run',
        '--bail',
        '1',
        '--passWithNoTests',
        // A test that is only slow has noticed nothing.
        '--testTimeout',
        '300000',
        '--hookTimeout',
        '300000',
        ...args,
      ],
      { cwd: folder, stdio: 'ignore', env: { ...process.env, CI: '1' }, timeout: minutes * 60_000 },
    )
    vitest.on('error', () => done(false))
    vitest.on('close', (code) => done(code === 0))
  })
}
