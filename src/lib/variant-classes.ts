/** A variant: its name, its options, and the index of the default, or -1. */
export type Axis = [name: string, options: string[], byDefault: number]

/**
 * The runtime of a recipe whose classes were computed at build time (see tools/static-styles.ts).
 * @param always the classes of every combination
 * @param classes the further classes of each combination, the last variant varying fastest; a variant without a default
 *   has a last option for none
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
