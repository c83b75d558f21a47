import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

/** A temporary folder in the place of `/`, with ports of its own. */
export type Place = {
  root: string
  ports: Ports
  /** A text with the folders and ports of this place. */
  localized: (text: string) => string
  /** Rewrites every file below a folder of the place. */
  localize: (folder: string) => Promise<void>
  /** Runs a command as a page has it. Returns what it printed; throws if it fails. */
  run: (command: string) => Promise<string>
  remove: () => Promise<void>
}

export type Ports = {
  http: number
  https: number
  shop: [number, number]
  postgres: number
  restored: number
}

/** @param first the first of six ports in a row, with four digits */
export async function newPlace(first: number, moment: () => string): Promise<Place> {
  const root = await mkdtemp(join(tmpdir(), 'shop-operations-'))
  await chmod(root, 0o755)
  const ports: Ports = {
    http: first,
    https: first + 1,
    shop: [first + 2, first + 3],
    postgres: first + 4,
    restored: first + 5,
  }
  const folders =
    /(?<![\w.])\/(opt\/shop|etc\/shop|srv\/shop|var\/lib\/shop|var\/backups\/shop|etc\/postgresql|var\/lib\/postgresql|etc\/systemd|etc\/nginx|var\/log\/nginx|var\/www\/acme)/g
  const localized = (line: string) =>
    line
      .replaceAll(folders, `${root}/$1`)
      .replaceAll('file:REPOSITORY', 'REPOSITORY')
      .replaceAll('REPOSITORY', `file://${resolve()}`)
      .replaceAll(
        'https://YOUR.HOST',
        `--cacert ${root}/etc/shop/tls/fullchain.pem https://localhost:${ports.https}`,
      )
      .replaceAll('YOUR.HOST', 'localhost')
      .replaceAll('NIGHT', 'night')
      .replaceAll('MOMENT', moment())
      .replaceAll(' -g shop', '')
      .replaceAll(/\b3001\b/g, String(ports.shop[0]))
      .replaceAll(/\b3002\b/g, String(ports.shop[1]))
      .replaceAll(/\b5432\b/g, String(ports.postgres))
      .replaceAll(/\b5433\b/g, String(ports.restored))
      .replaceAll('listen 80;', `listen ${ports.http};`)
      .replaceAll('listen [::]:80;', '')
      .replaceAll('listen 443 ', `listen ${ports.https} `)
      .replaceAll('listen [::]:443 ssl http2;', '')
  const env = {
    ...process.env,
    PATH: `${root}/bin:${process.env['PATH']}`,
    PGHOST: join(root, 'run'),
    PGPORT: String(ports.postgres),
  }
  await mkdir(join(root, 'bin'))
  await writeFile(
    join(root, 'bin/nginx'),
    `#!/bin/sh\nexec /usr/sbin/nginx -p ${root} -e stderr -c ${root}/etc/nginx/nginx.conf "$@"\n`,
    { mode: 0o755 },
  )
  // The journal also contains systemd's own messages.
  await writeFile(
    join(root, 'bin/journalctl'),
    `#!/bin/sh\necho 'Started Shop on port 3001.'\ncat ${root}/run/shop-*.log\n`,
    { mode: 0o755 },
  )
  const localize = async (folder: string) => {
    for (const name of await readdir(folder, { recursive: true })) {
      const path = join(folder, name)
      if ((await stat(path)).isFile())
        await writeFile(path, localized(await readFile(path, 'utf8')))
    }
  }
  return {
    root,
    ports,
    localized,
    localize,
    run: (command) => shell(localized(command), env),
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

async function shell(command: string, env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn('bash', ['-c', command], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  if (code !== 0) throw new Error(`${command}\nended with ${code}\n${output}${errors}`.trim())
  return output + errors
}
