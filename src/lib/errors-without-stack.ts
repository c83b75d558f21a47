/** The browser's own, which is back after `errors-with-stack.ts`. */
export const ErrorWithStack = Error

/**
 * React makes five errors while it is read, to throw and recognise them later; nobody reads their stacks. While
 * developer tools or Lighthouse look on, V8 writes the stack of every error down at once and has to parse the whole file
 * for it again, twice: more than all the rest of the reading takes. So these five have none.
 */
function ErrorWithoutStack(message: string): Error {
  return Object.create(ErrorWithStack.prototype, { message: { value: message } })
}

Reflect.set(globalThis, 'Error', ErrorWithoutStack)
