import { sql, type Placeholder } from 'drizzle-orm'
import type { Executor } from './database.ts'

/** Names the placeholders of a statement. */
export type Places<Values> = <Name extends keyof Values & string>(name: Name) => Placeholder<Name>

type Query<Result> = {
  prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<Result> }
}

/**
 * A query of a hot path: its text is built once for the pool and once for each connection, and each database connection
 * plans it once. `name` must be unique to this text.
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
