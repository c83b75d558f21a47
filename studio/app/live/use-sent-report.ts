import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAddress } from '#studio/app/use-address.ts'
import type { Recording } from '#walks/recording/recording.ts'
import { readSentReport } from '#studio/shop/api.ts'
import { readKnown } from './read-known.ts'

/**
 * Opens the report that a customer sent with a message of a ticket, if the URL names one; only staff may read it.
 * Returns whether it cannot be read.
 */
export function useSentReport(open: (recording: Recording) => void): boolean {
  const [ticket] = useAddress('ticket')
  const [message] = useAddress('message')
  const { data, isError } = useQuery({
    queryKey: ['sent-report', ticket, message],
    enabled: ticket !== null && message !== null,
    queryFn: () => readSent(Number(ticket), Number(message)),
    retry: false,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (data !== undefined) open(data)
    // oxlint-disable-next-line react/exhaustive-deps -- once per report, not for each render
  }, [data])
  return isError
}

async function readSent(ticketId: number, messageId: number): Promise<Recording> {
  const { recording, fault } = readKnown(await readSentReport(ticketId, messageId))
  if (recording === null) throw new Error(fault)
  return recording
}
