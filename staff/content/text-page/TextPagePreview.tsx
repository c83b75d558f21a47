import { useState } from 'react'
import { staffTextPages } from '#i18n/fa/staff-text-pages.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { TextSections } from '#src/features/information/shared/TextSections.tsx'
import { Button } from '#src/ui/Button.tsx'

const words = staffTextPages.preview

/** The page as shoppers would see it with what is typed. */
export function TextPagePreview({ body }: { body: Schemas['TextPageContent'] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css({ marginBlockEnd: '6' })}>
      <Button look="line" icon="eye" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.close : words.open}
      </Button>
      {isOpen && (
        <section aria-label={words.title} className={frame}>
          <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.text}</p>
          <p className={css({ textStyle: 'h1', marginBlockStart: '4' })}>{body.title}</p>
          <p className={css({ textStyle: 'lead', color: 'text-2' })}>{body.lead}</p>
          <TextSections sections={body.sections} />
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
