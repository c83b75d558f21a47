import { ErrorWithStack } from './errors-without-stack.ts'

Reflect.set(globalThis, 'Error', ErrorWithStack)
