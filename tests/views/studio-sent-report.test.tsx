import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { useSentReport } from '#studio/app/live/use-sent-report.ts'
import { recordingText, type Recording } from '#walks/recording/recording.ts'

let root: Root
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Opens the report of a message as the server answers; returns what it opened and what it says. */
async function opened(reply: Response) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => reply)
  history.replaceState(null, '', '/dev/studio?ticket=7&message=21')
  const recordings: Recording[] = []
  const Page = () => <p>{useSentReport((recording) => void recordings.push(recording))}</p>
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>,
    ),
  )
  const said = () => document.querySelector('p')?.textContent
  const hasEnded = () => recordings.length > 0 || said() !== ''
  // TanStack Query tells its views of a reply with a timer.
  await act(() => vi.waitUntil(hasEnded, { interval: 5 }).catch(() => false))
  return { recordings, said: said() }
}

const ticketWith = (report: string) => Response.json({ chat: [{ id: 21, report }] })
const step = {
  at: 0,
  flow: 'x:0',
  actor: 'x:0',
  machine: 'checkout',
  event: { type: 'retry.requested' },
  transitions: [],
  value: 'loading',
}

it('of a ticket is opened once it is fetched', async () => {
  const { recordings, said } = await opened(ticketWith(recordingText([step])))
  expect(recordings.map(({ steps }) => steps)).toEqual([[step]])
  expect(said).toBe('')
})

it.each([
  ['is no recording', ticketWith('{"format":"trace"}'), 'گزارش این پیام ضبط یک جریان نیست.'],
  ['is of a later version', ticketWith('{"format":"flow-recording","version":2}'), '۲'],
  ['was not sent', ticketWith(''), 'گزارش این پیام خالی است.'],
  [
    'is of an unknown machine',
    ticketWith(recordingText([{ ...step, machine: 'teleport' }])),
    'teleport',
  ],
  ['is not for the visitor', new Response(null, { status: 401 }), 'گزارش این پیام دریافت نشد.'],
])('of a ticket that %s says so', async (_, reply, why) => {
  const { recordings, said } = await opened(reply)
  expect(recordings).toEqual([])
  expect(said).toContain(why)
})
