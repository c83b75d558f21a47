/** The pages of the back office, by name. */
export const pagePatterns = {
  home: '/staff',
  orders: '/staff/orders',
  order: '/staff/orders/:id',
  actions: '/staff/actions',
} as const

/** The path of each page. */
export const paths = {
  ...pagePatterns,
  order: (id: number) => pagePatterns.order.replace(':id', String(id)),
}
