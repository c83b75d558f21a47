import { addressOf } from '#studio/shop/addresses.ts'
import { models } from '#studio/shop/models.ts'

/** Whether a path is that of the page where a machine is watched, which has `:id` for what it needs. */
export function isShownAt(machine: string, path: string): boolean {
  const starts = models.find((model) => model.machine.id === machine)?.starts ?? {}
  return Object.keys(starts).some((start) => {
    const address = addressOf(machine, start)
    return address !== null && isPath(address.path, path)
  })
}

function isPath(pattern: string, path: string): boolean {
  const [wanted, parts] = [pattern.split('?', 1).join(), path].map((each) => each.split('/'))
  return (
    wanted?.length === parts?.length &&
    (wanted?.every((part, place) => part === ':id' || part === parts?.[place]) ?? false)
  )
}
