/**
 * `npm start`: everything from a fresh clone to a running shop. Installs and builds only what changed, starts the
 * server, forwards signals, and ends with it. `--dev` restarts on every change and checks replies, `--api-only` serves
 * no pages and so needs no build, `--studio` opens the flow studio in a browser. Plain JavaScript, because it starts on
 * whatever Node (≥ 20.19) the machine has.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import {
  ensureBuilt,
  ensureGenerated,
  ensurePackages,
  environment,
  isAlive,
  serverFlags,
  serverMemory,
} from './setup.mjs'

const dev = process.argv.includes('--dev')
const apiOnly = process.argv.includes('--api-only')
const studio = process.argv.includes('--studio')

endWithParents()
try {
  await ensurePackages()
  await ensureGenerated()
  if (!dev && !apiOnly) await ensureBuilt()
} catch (error) {
  if (process.exitCode === undefined) console.error(`The shop cannot be set up: ${error.message}`)
  process.exit(process.exitCode ?? 1)
}
serve()

function serve() {
  const flags = apiOnly ? ['--api-only'] : []
  const command = dev ? ['--watch', 'server/main.ts', '--dev'] : ['server/main.ts', ...flags]
  const server = spawn('node', [...serverFlags, ...command], {
    env: {
      DEMO_MONTH: 'played',
      ...environment(),
      ...serverMemory,
      ...(dev && { CHECK_REPLIES: process.env.CHECK_REPLIES ?? '1' }),
    },
    stdio: ['ignore', 'pipe', 'inherit', dev ? 'ignore' : 'ipc'],
  })
  createInterface({ input: server.stdout }).on('line', show)
  const stop = (signal) => server.exitCode === null && server.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
  server.on('error', (error) => {
    console.error(`The server cannot be started: ${error.message}`)
    process.exit(1)
  })
  server.on('close', (code) => process.exit(code ?? 1))
}

/** The server logs JSON lines: progress messages are shown as text, everything else unchanged. */
function show(line) {
  const entry = parse(line)
  if (entry && entry.level === 30 && typeof entry.progress === 'string')
    console.log(`▸ ${entry.progress}`)
  else console.log(line)
  if (studio && entry?.msg === 'ready') openStudio(`${entry.url}/dev/studio`)
}

/** Opens the studio in the system's browser; without one, its URL is enough. */
function openStudio(address) {
  console.log(`▸ The flow studio is at ${address}`)
  const [command, ...options] = { darwin: ['open'], win32: ['cmd', '/c', 'start'] }[
    process.platform
  ] ?? ['xdg-open']
  spawn(command, [...options, address], { stdio: 'ignore', detached: true })
    .on('error', () => console.log('▸ No browser can be opened here: go there with one of yours'))
    .unref()
}

function parse(line) {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/**
 * npm and its shell are between the terminal and this process; if they are killed, they would leave a setup running or
 * a server holding its port.
 */
function endWithParents() {
  if (!process.env.npm_lifecycle_event) return
  const shell = /^(ba|da|z)?sh\b/.test(fact(process.ppid, 'comm'))
  const parents = shell ? [process.ppid, parentOf(process.ppid)] : [process.ppid]
  const watch = setInterval(() => {
    if (parents.every(isAlive)) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

function parentOf(pid) {
  return Number(/^PPid:\s+(\d+)/m.exec(fact(pid, 'status'))?.[1] ?? process.ppid)
}

/** A field of a process's status on Linux; undefined on other systems. */
function fact(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
