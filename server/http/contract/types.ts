import type { Readable } from 'node:stream'
import type { operations } from '#api/schema.d.ts'
import type { OperationId } from '#server/schemas.ts'
import type { Caller } from './caller.ts'
import type { ReceivedFile } from './forms.ts'

type JsonBody<Reply> = Reply extends { content: { 'application/json': infer B } } ? B : undefined

type OperationParameters<Op extends OperationId> = operations[Op]['parameters']
type Filled<Part> = [Part] extends [undefined] ? Record<string, never> : NonNullable<Part>

type RequestBody<Op extends OperationId> = operations[Op] extends {
  requestBody: { content: { 'application/json': infer B } }
}
  ? B
  : operations[Op] extends {
        requestBody?: { content: { 'application/x-www-form-urlencoded': infer B } }
      }
    ? B
    : operations[Op] extends { requestBody: { content: { 'multipart/form-data': infer B } } }
      ? B
      : undefined

/** The input of a handler: the parts of the request, already validated against the contract, and the caller. */
export type OperationRequest<Op extends OperationId> = {
  path: Filled<OperationParameters<Op>['path']>
  query: Filled<OperationParameters<Op>['query']>
  headers: Filled<OperationParameters<Op>['header']>
  /** For a form its fields; a file is represented by its name. */
  body: RequestBody<Op>
  /** The files of a form by field name. */
  files: ReadonlyMap<string, ReceivedFile>
  caller: Caller
  tokens: PresentedTokens
}

/** The session tokens that the request carries, unchecked: cookies first, then the Authorization header. */
export type PresentedTokens = { access: string | null; refresh: string | null }

type Responses<Op extends OperationId> = operations[Op]['responses']
type SuccessStatus<Op extends OperationId> = Extract<keyof Responses<Op>, 200 | 201 | 204 | 303>

/** The result of a handler: one of the statuses that the contract declares, with the body of that status. */
export type OperationReply<Op extends OperationId> = {
  [Status in SuccessStatus<Op>]: Status extends 204
    ? { status: 204; cookies?: ReplyCookies }
    : Status extends 303
      ? { status: 303; location: string; cookies?: ReplyCookies }
      : Responses<Op>[Status] extends { content: { 'text/html': string } }
        ? { status: Status; html: string }
        : Responses<Op>[Status] extends { content: { 'application/octet-stream': string } }
          ? { status: Status; file: FileReply }
          : Responses<Op>[Status] extends { content: { 'text/event-stream': string } }
            ? { status: Status; events: Readable }
            : { status: Status; body: JsonBody<Responses<Op>[Status]>; cookies?: ReplyCookies }
}[SuccessStatus<Op>]

/** A file to be saved under a name in Latin letters. */
export type FileReply = { name: string; bytes: number; body: Readable }

/** The tokens to set as cookies, or `clear` to remove them. */
export type ReplyCookies = { access: string; refresh: string } | 'clear'

export type Handler<Op extends OperationId> = (
  request: OperationRequest<Op>,
) => Promise<OperationReply<Op>>

/**
 * One handler for every operation of the contract; a missing one is a compile error, and the server refuses to start.
 */
export type Handlers = { [Op in OperationId]: Handler<Op> }
