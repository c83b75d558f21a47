import { useState } from 'react'
import { useHydrated } from '#src/lib/use-hydrated.ts'

type Props = {
  /** Says when another text is due. */
  of: string
  text: (of: string) => string
}

/**
 * A text that costs a slow phone time to make, as dates do: what the server has made stays until another is due.
 */
export function ServerText({ of, text }: Props) {
  const isHydrated = useHydrated()
  const [made] = useState(isHydrated || typeof document === 'undefined' ? null : of)
  return <span suppressHydrationWarning>{made === of ? '' : text(of)}</span>
}
