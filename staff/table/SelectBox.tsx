import { css } from '#styled/css/index.js'
import { Checkbox } from '#src/ui/Checkbox.tsx'

type Props = {
  label: string
  checked: boolean
  /** Some but not all of its rows are selected. */
  isPartly?: boolean
  disabled?: boolean
  onChange: () => void
}

/** The checkbox of a row or of all rows, whose label only assistive technology reads. */
export function SelectBox({ label, isPartly = false, ...checkbox }: Props) {
  return (
    <Checkbox
      {...checkbox}
      ref={(input) => {
        if (input !== null) input.indeterminate = isPartly
      }}
      className={box}
    >
      <span className={css({ srOnly: true })}>{label}</span>
    </Checkbox>
  )
}

/** Negative margins keep it from making its row taller on wide screens. */
const box = css({
  gap: '0',
  width: { sm: 'tap' },
  marginBlock: { sm: '-3' },
})
