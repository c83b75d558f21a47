import { css } from '#styled/css/index.js'
import { Checkbox } from '#src/ui/Checkbox.tsx'

type Props = {
  label: string
  checked: boolean
  /** Some of the rows that it stands for are selected. */
  isPartly?: boolean
  disabled?: boolean
  onChange: () => void
}

/** The checkbox of a row or of all rows, whose label only assistive technology reads. */
export function SelectBox({ label, isPartly = false, ...input }: Props) {
  return (
    <Checkbox
      {...input}
      ref={(box) => {
        if (box !== null) box.indeterminate = isPartly
      }}
      className={box}
    >
      <span className={css({ srOnly: true })}>{label}</span>
    </Checkbox>
  )
}

/** On wide screens as high as its row is without it. */
const box = css({
  gap: '0',
  width: { sm: 'tap' },
  marginBlock: { sm: '-3' },
})
