import { Tabs as Ark } from '@ark-ui/react/tabs'
import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'

type Props = {
  label: string
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[]
  /** The open tab and its change, where the page keeps it; else the first is open at the start. */
  value?: string
  onChange?: (value: string) => void
}

/** Panels of which one shows; arrow keys go along the row. */
export function Tabs({ label, tabs, value, onChange }: Props) {
  return (
    <Ark.Root
      defaultValue={tabs[0]?.value}
      value={value}
      onValueChange={(details) => onChange?.(details.value)}
    >
      <Ark.List className={row} aria-label={label}>
        {tabs.map((tab) => (
          <Ark.Trigger key={tab.value} value={tab.value} className={trigger}>
            {tab.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {tabs.map((tab) => (
        <Ark.Content key={tab.value} value={tab.value} className={panel}>
          {tab.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  )
}

const row = css({
  display: 'flex',
  gap: { base: '2', md: '6' },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: '1px solid {colors.border}',
})
const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  flexShrink: '0',
  minHeight: 'control',
  paddingInline: '3',
  marginBlockEnd: '-1px',
  borderBlockEnd: '2px solid transparent',
  textStyle: 'ui',
  color: 'text-2',
  cursor: 'pointer',
  _hover: { color: 'text' },
  '&[data-selected]': { color: 'brand-text', borderColor: 'brand', fontWeight: '600' },
  _focusVisible: { outlineOffset: '-3px' },
})
const panel = css({ paddingBlockStart: '6' })
