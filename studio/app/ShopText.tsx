const persianLetter = /[\u0600-\u06ff]/

/** A text of the shop in its own direction: with Persian letters from right to left, even if it begins with a name. */
export function ShopText({ children }: { children: string }) {
  return <bdi dir={persianLetter.test(children) ? 'rtl' : 'auto'}>{children}</bdi>
}
