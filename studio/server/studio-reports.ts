import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { modelFiles, pathsProgram } from '#studio/shop/places.ts'
import { refuseOtherSites } from '#studio/shop/server.ts'
import { digestsOf } from '#walks/source-digests.ts'

/** The reports that the studio shows, by their names in `reports/`. */
const reports = new Set(['paths.json', 'browser-cover.json'])

type Options = {
  /** The folder of the repository, with the tools and the reports. */
  root: string
  siteUrl: string
}

/**
 * Serves the reports and the digest of a machine's sources as they are now, and regenerates the paths report: the POST
 * responds once the report is written, or with 500 and the reason. Concurrent requests wait for the same run, which ends
 * with the server.
 */
export function studioReports(app: FastifyInstance, { root, siteUrl }: Options): void {
  const runs = runsIn(root)
  app.addHook('preClose', runs.stop)
  app.get<{ Params: { name: string } }>('/dev/studio/reports/:name', async ({ params }, reply) =>
    sendReport(root, params.name, reply),
  )
  app.get<{ Params: { machine: string } }>(
    '/dev/studio/reports/sources/:machine',
    async ({ params: { machine } }, reply) => {
      reply.header('cache-control', 'no-store')
      if (!/^\w+$/.test(machine)) return reply.code(404).send()
      const digest = digestsOf(root, [machine], modelFiles).get(machine)
      return { digest: digest ?? null }
    },
  )
  app.post('/dev/studio/reports/paths.json', async (request, reply) => {
    refuseOtherSites(request, reportCall, { siteUrl, mode: 'demo' })
    const reason = await runs.make()
    reply.header('cache-control', 'no-store')
    return reason === null ? reply.code(204).send() : reply.code(500).send({ reason })
  })
}

const reportCall = { method: 'POST', writes: true, streams: false, crossSite: false } as const

async function sendReport(root: string, name: string, reply: FastifyReply): Promise<FastifyReply> {
  const text = reports.has(name)
    ? await readFile(join(root, 'reports', name), 'utf8').catch(() => null)
    : null
  reply.header('cache-control', 'no-store')
  if (text === null) return reply.code(404).send()
  return reply.type('application/json').send(text)
}

function runsIn(root: string) {
  let child: ChildProcess | undefined
  let run: Promise<string | null> | undefined
  const runPaths = async (): Promise<string | null> => {
    const started = Date.now()
    // The closed channel notifies the run that the server has stopped, whatever the cause.
    child = spawn(process.execPath, [pathsProgram], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let stderrTail = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderrTail = (stderrTail + text).slice(-longestReason)
    })
    const end = await once(child, 'close').catch((error: unknown) => [error])
    const written = await stat(join(root, 'reports/paths.json')).catch(() => null)
    // A run that found a fault ends with 1, and its report shows the fault.
    if (end[0] === 0 || (end[0] === 1 && (written?.mtimeMs ?? 0) >= started)) return null
    return stderrTail.trim() || `${pathsProgram}: ${end.filter((each) => each !== null).join(' ')}`
  }
  return {
    /** Returns why the report was not written; null if it was. */
    make: (): Promise<string | null> => {
      run ??= runPaths().finally(() => {
        run = undefined
      })
      return run
    },
    stop: async (): Promise<void> => {
      child?.kill()
      await run
    },
  }
}

/** The number of characters kept of the run's last output. */
const longestReason = 2_000
