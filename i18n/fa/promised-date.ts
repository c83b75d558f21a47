/** Until when an order arrives. */
export const promisedDate = {
  label: 'زمان تحویل',
  pickupLabel: 'زمان تحویل حضوری',
  today: (weekday: string) => `امروز، ${weekday}`,
  tomorrow: (weekday: string) => `فردا، ${weekday}`,
  until: (day: string) => `تا ${day}`,
  from: (day: string) => `از ${day}`,
  within: (day: string, from: string, to: string) => `${day}، ساعت\u00a0${from}\u00a0تا\u00a0${to}`,
} as const
