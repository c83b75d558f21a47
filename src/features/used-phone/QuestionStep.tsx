import { useSelector } from '@xstate/react'
import { Fragment } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { usedPhone as words } from '#i18n/fa/used-phone.ts'
import { questionsOf } from '#machines/flows/used-phone/questions.ts'
import {
  usedPhoneSelectors as selectors,
  type UsedPhoneActor,
} from '#machines/flows/used-phone/used-phone.machine.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { ChosenModel } from './ChosenModel.tsx'

/** One question about the condition of the model; an answer leads on at once. */
export function QuestionStep({ actor }: { actor: UsedPhoneActor }) {
  const model = useSelector(actor, selectors.model)
  const position = useSelector(actor, selectors.position)
  const optionIds = useSelector(actor, selectors.optionIds)
  if (model === null) return null
  const questions = questionsOf(model)
  const { name, options } = questions[position] ?? { name: '', options: [] }
  const place = toPersianDigits(position + 1)
  return (
    <div className={layout}>
      <div>
        <p className={progressText}>{words.progress(place, toPersianDigits(questions.length))}</p>
        <progress
          className={bar}
          value={position + 1}
          max={questions.length}
          aria-label={words.progress(place, toPersianDigits(questions.length))}
        />
        <Fragment key={name}>
          <h2 tabIndex={-1} className={title}>
            {name}
          </h2>
          <ul aria-label={name} className={list}>
            {options.map(({ id, title }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={optionIds[position] === id}
                  className={option}
                  onClick={() => actor.send({ type: 'option.chosen', optionId: id })}
                >
                  {title}
                  <Icon name={optionIds[position] === id ? 'check' : 'caret'} size={20} />
                </button>
              </li>
            ))}
          </ul>
        </Fragment>
      </div>
      <ChosenModel actor={actor} />
    </div>
  )
}

const layout = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  gap: { base: '6', md: '10' },
  alignItems: 'start',
})
const progressText = css({ textStyle: 'caption', color: 'text-2' })
const bar = css({
  appearance: 'none',
  display: 'block',
  width: 'full',
  height: '6px',
  marginBlockStart: '2',
  border: 'none',
  borderRadius: 'full',
  overflow: 'hidden',
  bg: 'bg-sunken',
  '&::-webkit-progress-bar': { bg: 'bg-sunken' },
  '&::-webkit-progress-value': { bg: 'brand', borderRadius: 'full' },
  '&::-moz-progress-bar': { bg: 'brand' },
})
const title = css({
  textStyle: 'h2',
  marginBlockStart: '6',
  marginBlockEnd: '4',
  _focusVisible: { outline: 'none' },
})
const list = css({ display: 'grid', gap: '3', animation: 'settle 350ms' })
const option = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  width: 'full',
  minHeight: '56px',
  paddingInline: '4',
  border: '1px solid {colors.border-strong}',
  borderRadius: 'md',
  bg: 'surface',
  textStyle: 'ui',
  textAlign: 'start',
  cursor: 'pointer',
  '& svg': { color: 'text-3', flexShrink: '0' },
  _hover: { borderColor: 'brand', bg: 'surface-2' },
  '&[aria-pressed=true]': {
    borderColor: 'brand',
    bg: 'brand-soft',
    '& svg': { color: 'brand-text' },
  },
})
