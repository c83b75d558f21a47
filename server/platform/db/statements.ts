import { sql, type Placeholder } from 'drizzle-orm'
import type { Executor } from './database.ts'

/** Names the places of a statement's values. */
export type Places<Values> = <Name extends keyof Values & string>(name: Name) => Placeholder<Name>

type Query<Result> = {
  prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<Result> }
}

/**
 * A query of a hot path: its text is built once for the pool and for each of its connections, and every connection
 * of the database plans it once. `name` belongs to this text alone.
 */
export function statement<On extends Executor, Values extends Record<string, unknown>, Result>(
  name: string,
  build: (db: On, at: Places<Values>) => Query<Result>,
): (db: On, values: Values) => Promise<Result> {
  const built = new WeakMap<On, ReturnType<Query<Result>['prepare']>>()
  return (db, values) => {
    const prepared = built.get(db) ?? build(db, (place) => sql.placeholder(place)).prepare(name)
    built.set(db, prepared)
    return prepared.execute(values)
  }
}
