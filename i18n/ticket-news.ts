/** The text message about an answer to a customer's ticket. */
export const ticketAnswerSms = (title: string, address: string) =>
  `به پیام شما «${title}» پاسخ دادیم. پاسخ را اینجا بخوانید:\n${address}`
