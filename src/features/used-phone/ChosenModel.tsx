import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { usedPhone as words } from '#i18n/fa/used-phone.ts'
import { answersOf } from '#machines/flows/used-phone/questions.ts'
import {
  usedPhoneSelectors as selectors,
  type UsedPhoneActor,
} from '#machines/flows/used-phone/used-phone.machine.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Fact } from '#src/ui/Fact.tsx'
import { Picture } from '#src/ui/Picture.tsx'

/** The phone with the answers given so far. */
export function ChosenModel({ actor }: { actor: UsedPhoneActor }) {
  const model = useSelector(actor, selectors.model)
  const optionIds = useSelector(actor, selectors.optionIds)
  if (model === null) return null
  const answers = answersOf({ model, optionIds })
  return (
    <aside className={panel} aria-label={words.answers}>
      <div className={phone}>
        <Picture
          src={model.image.image}
          alt=""
          width={72}
          height={72}
          sizes="72px"
          className={picture}
        />
        <p className={css({ textStyle: 'label' })}>
          <Bdi>{model.title}</Bdi>
        </p>
      </div>
      {answers.length > 0 && (
        <dl className={facts}>
          {answers.map(({ name, option }) => (
            <Fact key={name} label={name}>
              {option.title}
            </Fact>
          ))}
        </dl>
      )}
    </aside>
  )
}

const panel = css({ padding: '4', borderRadius: 'lg', bg: 'bg-sunken' })
const phone = css({ display: 'flex', alignItems: 'center', gap: '3' })
const picture = css({
  width: '72px',
  height: '72px',
  flexShrink: '0',
  objectFit: 'contain',
  borderRadius: 'sm',
  bg: 'plate',
})
const facts = css({
  display: 'grid',
  gap: '3',
  marginBlockStart: '4',
  paddingBlockStart: '4',
  borderBlockStart: '1px solid {colors.border}',
})
