/** A variant: its name, its options, and where among them the default is; -1 for none. */
export type Axis = [name: string, options: string[], byDefault: number]

/**
 * What is left in the browser of a recipe of styles whose classes were worked out while building (see
 * tools/static-styles.ts).
 * @param always the classes that every choice has
 * @param classes those that a choice has beside them, the last variant running fastest; one without a default ends with
 *   none chosen
 */
export function variantClasses(axes: Axis[], always: string, classes: string[]) {
  return (choice: Record<string, string | boolean | undefined> = {}): string => {
    let place = 0
    for (const [name, options, byDefault] of axes) {
      const at = choice[name] === undefined ? byDefault : options.indexOf(String(choice[name]))
      const none = byDefault < 0 ? 1 : 0
      place = place * (options.length + none) + (at < 0 ? options.length : at)
    }
    return `${always} ${classes[place] ?? ''}`
  }
}
