import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Place } from './place.ts'

/** What systemd would do with the unit of the shop, and with nginx and PostgreSQL. */
export type Units = {
  startShop: (port: number) => Promise<void>
  stopShop: (port: number) => Promise<void>
  reloadNginx: () => Promise<void>
  restartPostgres: () => Promise<void>
  stopAll: () => Promise<void>
}

export function unitsOf({ root, run }: Place): Units {
  const shops = new Map<number, ChildProcess>()
  let nginx: ChildProcess | null = null
  let hasPostgres = false

  const stopShop = async (port: number) => {
    const child = shops.get(port)
    shops.delete(port)
    if (child === undefined || hasEnded(child)) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  const postgres = (action: string) =>
    run(
      `runuser -u postgres -- /usr/lib/postgresql/15/bin/pg_ctl -w -D /var/lib/postgresql/15/main -o "-c config_file=/etc/postgresql/15/main/postgresql.conf" -l ${root}/run/postgresql.log ${action}`,
    )
  return {
    stopShop,
    /** As the unit says: its settings, its folder, its command. */
    async startShop(port) {
      const unit = await readFile(join(root, 'etc/systemd/system/shop@.service'), 'utf8')
      const valuesOf = (name: string) =>
        [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) =>
          value.replaceAll('%i', String(port)),
        )
      const command = [
        'set -a',
        `. ${valuesOf('EnvironmentFile')[0]}`,
        ...valuesOf('Environment').map((each) => `export ${each}`),
        `cd ${valuesOf('WorkingDirectory')[0]}`,
        `exec ${valuesOf('ExecStart')[0]}`,
      ].join('\n')
      const log = openSync(join(root, `run/shop-${port}.log`), 'a')
      shops.set(port, spawn('bash', ['-c', command], { stdio: ['ignore', log, log] }))
    },
    async reloadNginx() {
      if (nginx !== null) nginx.kill('SIGHUP')
      else {
        nginx = spawn(join(root, 'bin/nginx'), ['-g', 'daemon off;'], { stdio: 'ignore' })
        // It listens before it writes its pid.
        await run(`timeout 10 sh -c 'until test -s ${root}/run/nginx.pid; do sleep 0.1; done'`)
      }
    },
    async restartPostgres() {
      await postgres(hasPostgres ? 'restart' : 'start')
      hasPostgres = true
    },
    async stopAll() {
      await Promise.all([...shops.keys()].map(stopShop))
      if (nginx !== null && !hasEnded(nginx)) {
        const ended = once(nginx, 'exit')
        nginx.kill('SIGTERM')
        await ended
      }
      const fast = '-m fast stop'
      if (hasPostgres) await postgres(fast)
      await run(
        `runuser -u postgres -- /usr/lib/postgresql/15/bin/pg_ctl -w -D /var/lib/postgresql/15/restored ${fast} || true`,
      )
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null
