import pino, { type DestinationStream, type Logger } from 'pino'
import { personal } from '#api/personal-fields.ts'
import type { Config } from '#server/config.ts'

/**
 * The structured log, without personal data: fields that the contract marks as personal (`x-personal`) are left out,
 * database errors lose their parameters, and anything that looks like a mobile number is masked.
 */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, to?: DestinationStream): Logger {
  return pino(
    {
      level: logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: [...secrets, ...secrets.map((name) => `*${name}`)], remove: true },
      serializers: { err: errorFields, req: () => undefined, res: () => undefined },
      hooks: {
        streamWrite: mask,
        logMethod(parts, method) {
          const [first, message] = parts
          const error: unknown = isFields(first) ? first['err'] : first
          if (message === undefined && error instanceof Error)
            method.apply(this, [
              isFields(first) ? first : { err: error },
              withoutParameters(error.message),
            ])
          else method.apply(this, parts)
        },
      },
    },
    to ?? pino.destination({ sync: false }),
  )
}

/** Field names of the contract, in snake and camel case, and those that only the server has. */
const secrets = personal.names
  .flatMap((name) => [name, camelCase(name)])
  .concat('phone', 'cookie', 'authorization', 'params')
  .map((name) => `["${name}"]`)

function camelCase(name: string): string {
  return name.replace(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase())
}

type ErrorFields = {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: ErrorFields
}

function errorFields(error: unknown): ErrorFields | undefined {
  if (!(error instanceof Error)) return undefined
  const message = withoutParameters(error.message)
  return {
    type: error.name,
    message,
    code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
    stack: error.stack?.replace(error.message, message),
    cause: errorFields(error.cause),
  }
}

const isFields = (part: unknown): part is { [field: string]: unknown } =>
  typeof part === 'object' && part !== null && !(part instanceof Error)

/** Drizzle's error messages end with the parameters of the failed query. */
const withoutParameters = (message: string) => message.replace(/\nparams: [\s\S]*$/, '')

const mask = (text: string) => text.replaceAll(/(?<!\d)09\d{9}(?!\d)/g, '09•••••••••')
