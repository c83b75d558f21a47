import { css } from '#styled/css/index.js'
import { studio } from '#studio/words/studio.ts'
import { Button, Note } from '#studio/shop/ui.ts'
import type { useMaking } from './use-making.ts'

const words = studio.coverage

type Props = {
  making: ReturnType<typeof useMaking>
  /** Whether a report exists already. */
  isKnown: boolean
}

/** Generates the report, with its progress and the reason of a failure. */
export function MakeReport({ making: { mutate, isPending, error }, isKnown }: Props) {
  return (
    <div className={box}>
      <div className={row}>
        <Button
          look={isKnown ? 'line' : 'tonal'}
          size="sm"
          busy={isPending}
          busyLabel={words.making}
          onClick={() => mutate()}
        >
          {isKnown ? words.makeAgain : words.make}
        </Button>
        <span role="status" className={hint}>
          {isPending ? words.makingTakes : ''}
        </span>
      </div>
      {error !== null && (
        <Note tone="danger" role="alert">
          {error.reason === null ? words.noAnswer : words.notMade}
          {error.reason !== null && (
            <pre dir="ltr" className={reason}>
              {error.reason}
            </pre>
          )}
        </Note>
      )}
    </div>
  )
}

const box = css({ display: 'grid', gap: '2', maxWidth: 'full' })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
const hint = css({ textStyle: 'small', color: 'text-2' })
const reason = css({
  fontFamily: 'var(--code)',
  fontSize: '12px',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
