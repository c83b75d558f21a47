import { css } from '#styled/css/index.js'

type Props = {
  id: string
  title: string
  text: string
  /** -1 where the focus of a removed control moves to the heading. */
  tabIndex?: -1
}

/** Heading of a part of the account's data. */
export function SectionHead({ id, title, text, tabIndex }: Props) {
  return (
    <div className={css({ display: 'grid', gap: '1' })}>
      <h2 id={id} tabIndex={tabIndex} className={css({ textStyle: 'h3' })}>
        {title}
      </h2>
      <p className={css({ textStyle: 'small', color: 'text-2' })}>{text}</p>
    </div>
  )
}

export const sectionBox = css({
  display: 'grid',
  gap: '3',
  padding: '4',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
