import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/names.ts'

type Props = {
  icon: IconName
  title: string
  /** Small buttons without a box, whose words end where the text of the other rows does. */
  action?: ReactNode
  children: ReactNode
}

/** Something that is included with the product, or can be added. */
export function BuyRow({ icon, title, action, children }: Props) {
  return (
    <div className={row}>
      <Icon name={icon} className={icon === 'gift' ? giftIcon : rowIcon} />
      <div className={rowText}>
        <p className={rowTitle}>
          <Bdi>{title}</Bdi>
        </p>
        <p className={note}>{children}</p>
      </div>
      {action !== undefined && <div className={end}>{action}</div>}
    </div>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  minHeight: '64px',
  paddingInline: '4',
  paddingBlock: '2',
  borderBlockEnd: '1px solid {colors.border}',
})
const rowIcon = css({ color: 'text-2' })
const giftIcon = css({ color: 'ok-text' })
/** Large text takes the whole row, and the action goes below it. */
const rowText = css({ flex: '1 1 5.5rem', minWidth: '0' })
const rowTitle = css({ textStyle: 'label' })
const note = css({ textStyle: 'caption', color: 'text-2' })
const end = css({ display: 'flex', flexShrink: '0', marginInlineEnd: '-4' })
