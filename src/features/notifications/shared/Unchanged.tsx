import { css } from '#styled/css/index.js'

/** Answers a second look that has found nothing new. */
export function Unchanged({ children }: { children: string }) {
  return (
    <p role="alert" className={css({ textStyle: 'label', marginBlockStart: '2' })}>
      {children}
    </p>
  )
}
