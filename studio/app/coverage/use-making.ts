import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reportAddress, reportKey } from './use-report.ts'

/** Why no report was generated, in the words of the program that generates it; null if there was no reply. */
export class NotMade extends Error {
  readonly reason: string | null

  constructor(reason: string | null) {
    super('the report was not made')
    this.reason = reason
  }
}

/** Has the server run the paths of every machine, which takes a minute or two, and reads the report it writes. */
export function useMaking() {
  const queryClient = useQueryClient()
  return useMutation<void, NotMade>({
    mutationFn: makeReport,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reportKey }),
  })
}

async function makeReport(): Promise<void> {
  const reply = await fetch(reportAddress, { method: 'POST' }).catch(() => null)
  if (reply === null) throw new NotMade(null)
  if (reply.ok) return
  const said: { reason?: string } = await reply.json().catch(() => ({}))
  throw new NotMade(said.reason ?? null)
}
