const persianLetter = /[\u0600-\u06ff]/

type Props = {
  children: string
  /** Whether it stands in quotation marks, which then are at its own ends, even where it wraps. */
  isQuoted?: boolean
}

/** A text of the shop in its own language and direction: with Persian letters from right to left, even if it begins with a name. */
export function ShopText({ children, isQuoted = false }: Props) {
  const isPersian = persianLetter.test(children)
  return (
    <bdi lang={isPersian ? 'fa' : undefined} dir={isPersian ? 'rtl' : 'auto'}>
      {isQuoted ? `«${children}»` : children}
    </bdi>
  )
}

/** A sentence in the studio's language that names controls of the shop in quotation marks. */
export function WithShopTexts({ children }: { children: string }) {
  return children.split(/“([^”]*)”/).map((part, index) =>
    index % 2 === 1 && persianLetter.test(part) ? (
      <ShopText key={part} isQuoted>
        {part}
      </ShopText>
    ) : index % 2 === 1 ? (
      `“${part}”`
    ) : (
      part
    ),
  )
}
