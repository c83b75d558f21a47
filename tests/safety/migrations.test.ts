import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const folder = 'server/platform/migrations'
/** Those until this one were made before the rule. */
const lastBefore = '0024'

/**
 * What the version before a migration would notice while both run: docs/operations/upgrade.md. A statement that removes
 * what is no longer used says so in the line before.
 */
const breaking: readonly { what: string; pattern: RegExp }[] = [
  { what: 'drops', pattern: /\bdrop\s+(table|column|type|schema|view|function|sequence)\b/i },
  { what: 'renames', pattern: /\brename\b/i },
  { what: 'changes a type', pattern: /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i },
  { what: 'requires a column', pattern: /\balter\s+column\s+\S+\s+set\s+not\s+null\b/i },
  {
    what: 'adds a required column',
    pattern: /\badd\s+column\b(?![^;]*\b(default|generated)\b)[^;]*\bnot\s+null\b/i,
  },
]

/** One sentence for each statement that the version before could not live with. */
function faultsIn(name: string, text: string): string[] {
  return text.split(/;|--> statement-breakpoint/).flatMap((statement) => {
    const isUnused = /^\s*-- unused since \S+/m.test(statement)
    const sql = statement.replaceAll(/--.*$/gm, '').trim()
    const found = breaking.filter(
      ({ what, pattern }) => pattern.test(sql) && !(isUnused && what === 'drops'),
    )
    return found.map(({ what }) => `${name} ${what}: ${sql.slice(0, 80)}`)
  })
}

describe('migrations run beside the version before them', () => {
  it('and remove, rename and require nothing that it uses', async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
    const later = names.filter((name) => name.slice(0, 4) > lastBefore)
    const texts = await Promise.all(later.map((name) => readFile(`${folder}/${name}`, 'utf8')))
    expect(later.flatMap((name, index) => faultsIn(name, texts[index] ?? ''))).toEqual([])
  })

  it.each([
    ['alter table "users" drop column "role";', 1],
    ['-- unused since 0030\nalter table "users" drop column "role";', 0],
    ['-- unused since 0030\nalter table "users" rename column "role" to "kind";', 1],
    ['alter table "users" add column "unit" text not null;', 1],
    [`alter table "users" add column "unit" text default '' not null;`, 0],
    ['alter table "users" add column "place" integer not null generated always as identity;', 0],
    ['alter table "users" alter column "unit" set not null;', 1],
    ['ALTER TABLE "users" ALTER COLUMN "unit" SET DATA TYPE integer;', 1],
    ['create table "units" ("id" integer not null);\ncreate index "a" on "units" ("id");', 0],
    ['alter table "users" drop constraint "a";', 0],
  ])('which is how %j is judged', (sql, faults) => {
    expect(faultsIn('0099', sql)).toHaveLength(faults)
  })
})
