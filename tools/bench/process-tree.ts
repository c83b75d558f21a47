import { readdir, readFile } from 'node:fs/promises'

export type Usage = {
  /** User and system time since the start, of running and ended processes. */
  cpuMs: number
  /** Resident memory; pages shared by several processes are counted once. */
  memoryBytes: number
}

/**
 * What a process and all its descendants have used so far, from Linux's `/proc` (proc_pid_stat(5)). Ended children are
 * counted at the parent that waited for them, so nothing is lost between two readings.
 */
export async function readUsage(root: number): Promise<Usage> {
  const processes = await readProcesses()
  const tree = descendants(root, processes)
  const memory = await Promise.all(tree.map(({ pid }) => proportionalMemory(pid)))
  return {
    cpuMs: sum(tree.map(({ ticks }) => ticks)) * msPerTick,
    memoryBytes: sum(memory),
  }
}

type Process = { pid: number; parent: number; ticks: number }

/** USER_HZ, a fixed part of Linux's interface on the platforms that Node runs on. */
const msPerTick = 10

async function readProcesses(): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const stats = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')),
  )
  return stats.filter((stat) => stat !== '').map(parseStat)
}

/** The name in parentheses may contain spaces; the fields after it start with the third, the state. */
function parseStat(stat: string): Process {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const field = (number: number) => Number(fields[number - 3])
  const ticks = field(14) + field(15) + field(16) + field(17)
  return { pid: Number.parseInt(stat, 10), parent: field(4), ticks }
}

function descendants(root: number, processes: readonly Process[]): Process[] {
  const own = processes.filter(({ pid }) => pid === root)
  const children = processes.filter(({ parent }) => parent === root)
  return [...own, ...children.flatMap(({ pid }) => descendants(pid, processes))]
}

async function proportionalMemory(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1024
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
