import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** Starts a program as the account `postgres`, as its unit would; what it prints goes to its log. */
export function startProgram(log: string, command: readonly string[]): ChildProcess {
  const output = openSync(log, 'a')
  const asPostgres = ['--reuid=postgres', '--regid=postgres', '--init-groups', '--', ...command]
  return spawn('setpriv', asPostgres, {
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8' },
    stdio: ['ignore', output, output],
  })
}

/** Ends a program and waits for it. */
export async function endProgram(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** Sends SIGKILL to the PostgreSQL of a data folder, to all its processes at once. */
export async function killPostgres(dataFolder: string): Promise<void> {
  const file = await readFile(`${dataFolder}/postmaster.pid`, 'utf8').catch(() => '')
  const postmaster = Number.parseInt(file, 10)
  if (!(postmaster > 0)) return
  const list = `/proc/${postmaster}/task/${postmaster}/children`
  const children = (await readFile(list, 'utf8').catch(() => '')).split(' ').map(Number)
  for (const pid of [postmaster, ...children]) if (pid > 0) kill(pid)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}
