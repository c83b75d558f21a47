import { useId, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'

/** A titled part of a page. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={box}>
      <h2 id={id} className={css({ textStyle: 'h3', marginBlockEnd: '3' })}>
        {title}
      </h2>
      {children}
    </section>
  )
}

const box = css({
  minWidth: '0',
  padding: { base: '4', sm: '6' },
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
