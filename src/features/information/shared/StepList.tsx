import { css } from '#styled/css/index.js'
import { LinkedText } from '#src/ui/LinkedText.tsx'
import { StepNumber } from '#src/ui/StepNumber.tsx'

type Props = { steps: readonly { title: string; text: string }[] }

/** Numbered steps. */
export function StepList({ steps }: Props) {
  return (
    <ol className={list}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={step}>
          <StepNumber number={index + 1} />
          <div>
            <p className={css({ textStyle: 'h3' })}>
              <LinkedText>{title}</LinkedText>
            </p>
            <p className={css({ textStyle: 'body', color: 'text-2' })}>
              <LinkedText>{text}</LinkedText>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

const list = css({ display: 'grid', gap: '4' })
const step = css({ display: 'grid', gridTemplateColumns: '36px minmax(0, 1fr)', columnGap: '3' })
