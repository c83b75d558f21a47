import { useState } from 'react'
import { staffHome } from '#i18n/fa/staff-home.ts'
import type { StaffContent } from '#machines/flows/staff-content/staff-content.types.ts'
import { css } from '#styled/css/index.js'
import { paths as shopPaths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/Button.tsx'

const words = staffHome.preview

/** The shop's home page with the drafts of the member, in a frame; loaded when it is opened and after every kept change. */
export function HomePreview({ content }: { content: StaffContent }) {
  const [width, setWidth] = useState<'phone' | 'desktop' | null>(null)
  const shown = `${content.version} ${content.draft?.saved_at ?? ''}`
  if (width === null)
    return (
      <div className={css({ marginBlockEnd: '4' })}>
        <Button look="line" icon="eye" onClick={() => setWidth('phone')}>
          {words.open}
        </Button>
      </div>
    )
  return (
    <section aria-label={words.title} className={box}>
      <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.text}</p>
      <div role="group" aria-label={words.width} className={row}>
        {(['phone', 'desktop'] as const).map((each) => (
          <Button
            key={each}
            look={each === width ? 'primary' : 'line'}
            aria-pressed={each === width}
            onClick={() => setWidth(each)}
          >
            {words[each]}
          </Button>
        ))}
        <Button look="ghost" onClick={() => setWidth(null)}>
          {words.close}
        </Button>
      </div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the shop's own page, which needs its cookies and scripts */}
      <iframe
        key={shown}
        src={shopPaths.homePreview}
        title={words.title}
        className={frame}
        style={{ maxWidth: width === 'phone' ? '390px' : undefined }}
      />
    </section>
  )
}

const box = css({ display: 'grid', gap: '3', marginBlockEnd: '6' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const frame = css({
  width: 'full',
  height: '720px',
  maxHeight: '80vh',
  marginInline: 'auto',
  border: '1px solid {colors.border-strong}',
  borderRadius: 'lg',
  bg: 'bg',
})
