/** The message to the author of a question when an answer is published. */
export const answerNews = {
  title: 'پرسش شما پاسخ گرفت',
  text: (question: string, answer: string) => `پرسش شما: ${question}\nپاسخ: ${answer}`,
} as const
