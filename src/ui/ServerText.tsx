import { useState } from 'react'
import { useHydrated } from '#src/lib/use-hydrated.ts'

type Props = {
  /** What the text is computed from; it is computed again when this changes. */
  of: string
  text: (of: string) => string
}

/** A text that is slow to compute on a phone, such as a date: the server's text is kept until `of` changes. */
export function ServerText({ of, text }: Props) {
  const isHydrated = useHydrated()
  const [made] = useState(isHydrated || typeof document === 'undefined' ? null : of)
  return <span suppressHydrationWarning>{made === of ? '' : text(of)}</span>
}
