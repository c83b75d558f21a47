import { useState, type ReactNode } from 'react'
import { staffTextPages } from '#i18n/fa/staff-text-pages.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'

const words = staffTextPages.preview

/** Shows on demand how shoppers would see a text. */
export function Preview({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css({ marginBlockEnd: '6' })}>
      <Button look="line" icon="eye" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.close : words.open}
      </Button>
      {isOpen && (
        <section aria-label={words.title} className={frame}>
          <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.text}</p>
          {children}
        </section>
      )}
    </div>
  )
}

const frame = css({
  marginBlockStart: '3',
  padding: { base: '4', md: '6' },
  border: '1px solid {colors.border-strong}',
  borderRadius: 'lg',
  bg: 'bg',
})
