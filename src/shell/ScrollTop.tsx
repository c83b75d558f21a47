import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { useScrolledPast } from '#src/shell/use-scroll.ts'
import { IconButton } from '#src/ui/IconButton.tsx'

/** Back to the top, offered once the page is scrolled by more than 20 px. */
export function ScrollTop() {
  const past = useScrolledPast(20)
  const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches
  return past ? (
    <IconButton
      look="round"
      icon="arrow-up"
      label={shell.toTop}
      className={place}
      onClick={() => scrollTo({ top: 0, behavior: still() ? 'auto' : 'smooth' })}
    />
  ) : null
}

const place = css({
  position: 'fixed!',
  insetBlockEnd: { base: '76px', md: '6' },
  insetInlineEnd: { base: '4', md: '6' },
  zIndex: 'header',
  animation: 'fade {durations.base}',
})
