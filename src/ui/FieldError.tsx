import { css } from '#styled/css/index.js'
import { Icon } from './icon/Icon.tsx'

type Props = { id: string; children: string }

/** What is wrong with a group of controls, which names this text as its description. */
export function FieldError({ id, children }: Props) {
  return (
    <p id={id} role="alert" className={wrong}>
      <Icon name="error" size={16} />
      {children}
    </p>
  )
}

const wrong = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  textStyle: 'caption',
  color: 'danger',
  '--icon-ground': 'colors.surface',
})
