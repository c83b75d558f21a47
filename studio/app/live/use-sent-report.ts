import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useAddress } from '#studio/app/use-address.ts'
import { useLanguage } from '#studio/words/language.ts'
import { live as words } from '#studio/words/live.ts'
import type { Recording } from '#walks/recording/recording.ts'
import { readSentReport } from '#studio/shop/api.ts'
import { readKnown, type Read } from './read-known.ts'

/**
 * Opens the report that a customer sent with a message of a ticket, if the URL names one; only staff may read it.
 * Returns why it cannot be opened; null if it can.
 */
export function useSentReport(open: (recording: Recording) => void): string | null {
  const language = useLanguage()
  const [ticket] = useAddress('ticket')
  const [message] = useAddress('message')
  const { data, isError } = useQuery({
    queryKey: ['sent-report', ticket, message],
    enabled: ticket !== null && message !== null,
    queryFn: () => readSentReport(Number(ticket), Number(message)),
    retry: false,
    staleTime: Infinity,
  })
  const read = useMemo(
    (): Partial<Read> => (data === undefined ? {} : readKnown(data, 'report')),
    // oxlint-disable-next-line react/exhaustive-deps -- what is wrong is said in the language that is chosen
    [data, language],
  )
  useEffect(() => {
    if (read.recording) open(read.recording)
    // oxlint-disable-next-line react/exhaustive-deps -- once per report, not for each render
  }, [data])
  return isError ? words.reportUnread : (read.fault ?? null)
}
