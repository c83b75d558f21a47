import { useEffect, useRef, useState, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { IconButton } from './parts.tsx'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  language: { locale: string; close: string }
  children: ReactNode
}

export function Dialog({ open, onClose, title, language, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog ref={dialog} aria-label={title} className={sheet} onClose={onClose}>
      <IconButton icon="close" label={language.close} onClick={onClose} />
      {open && children}
    </dialog>
  )
}

type TabsProps = {
  label: string
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[]
  /** The open tab if the page controls it. */
  value?: string
  onChange?: (value: string) => void
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.value)
  const open = value ?? own
  const choose = (next: string) => {
    setOwn(next)
    onChange?.(next)
  }
  return (
    <div>
      <div role="tablist" aria-label={label} className={row}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            aria-selected={tab.value === open}
            className={trigger}
            onClick={() => choose(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div key={tab.value} role="tabpanel" hidden={tab.value !== open} className={panel}>
          {tab.content}
        </div>
      ))}
    </div>
  )
}

const sheet = css({ margin: 'auto', padding: '4', maxWidth: 'full' })
const row = css({ display: 'flex', gap: '4', borderBlockEnd: '1px solid {colors.border}' })
const trigger = css({
  minHeight: 'control',
  cursor: 'pointer',
  color: 'text-2',
  '&[aria-selected=true]': { color: 'brand-text', fontWeight: '600' },
})
const panel = css({ paddingBlockStart: '4' })
