import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { Notifications } from '#src/features/account/shared/Notifications.tsx'
import { showPart } from './support/open-page.tsx'

const shown: string[] = []

class ShownNotification extends EventTarget {
  static permission = 'granted'

  constructor(_: string, { body }: { body: string }) {
    super()
    shown.push(body)
  }
}

beforeEach(() => {
  shown.length = 0
  ShownNotification.permission = 'granted'
  vi.stubGlobal('Notification', ShownNotification)
})

/** The notifications of a hidden tab that knew one unread reply and three unread messages. */
async function notified(replies: number, messages: number): Promise<string[]> {
  const unseen = (count: number) => Array.from({ length: count }, () => ({ seen: false }))
  const news = {
    listTickets: [{ unseen_messages: 1 }, { unseen_messages: 0 }],
    listMessages: [...unseen(3), { seen: true }],
  }
  const page = await showPart(<Notifications />, { signedIn: true, replies: news })
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  onTestFinished(() => hidden.mockRestore())
  news.listTickets = [{ unseen_messages: replies - 1 }, { unseen_messages: 1 }]
  news.listMessages = [...unseen(messages), { seen: true }]
  await page.reload()
  return shown
}

it.each([
  ['a reply', 2, 3, '۵ پیام تازه دارید'],
  ['a message', 1, 4, '۵ پیام تازه دارید'],
  ['a reply and two messages', 2, 5, '۷ پیام تازه دارید'],
])(
  '%s that arrives in a hidden tab is notified with the number of all unread',
  async (_, ...news) => {
    const [replies, messages, text] = news
    expect(await notified(replies, messages)).toEqual([text])
  },
)

it('nothing is notified while nothing has arrived', async () => {
  expect(await notified(1, 3)).toEqual([])
})

it('nothing is notified of what was read elsewhere', async () => {
  expect(await notified(1, 2)).toEqual([])
})

it('nothing is notified to a customer who has not allowed it', async () => {
  ShownNotification.permission = 'default'
  expect(await notified(2, 4)).toEqual([])
})
