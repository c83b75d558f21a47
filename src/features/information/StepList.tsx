import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'

type Props = { steps: readonly { title: string; text: string }[] }

/** Numbered steps. */
export function StepList({ steps }: Props) {
  return (
    <ol className={list}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={step}>
          <span className={number} aria-hidden>
            {toPersianDigits(index + 1)}
          </span>
          <div>
            <p className={css({ textStyle: 'h3' })}>{title}</p>
            <p className={css({ textStyle: 'body', color: 'text-2' })}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

const list = css({ display: 'grid', gap: '4' })
const step = css({ display: 'grid', gridTemplateColumns: '36px minmax(0, 1fr)', columnGap: '3' })
const number = css({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: 'full',
  bg: 'brand-soft',
  color: 'brand-text',
  textStyle: 'label',
})
