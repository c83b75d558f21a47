/** Whether a URL belongs to the shop's API. */
export function isApi(url: string): boolean {
  return new URL(url).pathname.startsWith('/api/')
}

/** The text of the report that a customer sent with a message of a ticket. @throws where it cannot be read */
export async function readSentReport(ticketId: number, messageId: number): Promise<string> {
  const reply = await fetch(`/api/staff/ticket/${ticketId}/`)
  if (!reply.ok) throw new Error(`the ticket cannot be read: ${reply.status}`)
  const { chat }: { chat: { id: number; report: string | null }[] } = await reply.json()
  return chat.find(({ id }) => id === messageId)?.report ?? ''
}
