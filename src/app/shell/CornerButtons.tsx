import { useState } from 'react'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { ChatDialog } from './ChatDialog.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { useScrollingDown } from './use-scroll.ts'

/**
 * Buttons that scroll to the top and open the chat. On phones they make way for what is read while scrolling down, and for
 * the field that is filled in.
 */
export function CornerButtons() {
  const [chatting, setChatting] = useState(false)
  const reading = useScrollingDown()
  const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <>
      <div className={place} data-corner data-reading={reading || undefined}>
        <IconButton
          look="round"
          icon="arrow-up"
          label={shell.toTop}
          onClick={() => scrollTo({ top: 0, behavior: still() ? 'auto' : 'smooth' })}
        />
        <IconButton
          look="brand"
          icon="chat"
          label={shell.chat}
          aria-haspopup="dialog"
          onClick={() => setChatting(true)}
        />
      </div>
      <ChatDialog open={chatting} onClose={() => setChatting(false)} />
    </>
  )
}

const hiddenOnPhones = { mdDown: { opacity: '0', visibility: 'hidden' } }

const place = css({
  position: 'fixed',
  insetBlockEnd: { base: 'calc(76px + env(safe-area-inset-bottom))', md: '6' },
  insetInlineEnd: { base: '4', md: '6' },
  zIndex: 'header',
  display: 'grid',
  gap: '3',
  animation: 'fade {durations.base}',
  transition: 'opacity {durations.base}, visibility {durations.base}',
  '&[data-reading]:not(:focus-within)': hiddenOnPhones,
  ':root:has(:is(input:not([type=checkbox], [type=radio]), textarea, select):focus) &':
    hiddenOnPhones,
  _still: { animation: 'none', transition: 'none' },
})
