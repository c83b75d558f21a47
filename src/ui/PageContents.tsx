import { css, cx } from '#styled/css/index.js'

type Props = {
  title: string
  /** The headings of the page, by the ids of their elements. */
  entries: readonly { id: string; title: string }[]
  className?: string
}

/** The table of contents of a long text. On phones it is a row that scrolls sideways, so that the text begins in sight. */
export function PageContents({ title, entries, className }: Props) {
  return (
    <nav aria-labelledby="contents" className={cx(box, className)}>
      <h2 id="contents" className={css({ textStyle: 'label', color: 'text-2' })}>
        {title}
      </h2>
      <ol className={list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`} className={link}>
              {entry.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const box = css({
  minWidth: '0',
  padding: { md: '4' },
  border: { md: '1px solid {colors.border}' },
  borderRadius: 'lg',
  _print: { display: 'none' },
})
const list = css({
  display: { base: 'flex', md: 'block' },
  gap: '2',
  // The row goes to both edges of the screen, and an outline of focus is not cut off.
  marginInline: { base: 'calc(-1 * {spacing.gutter})', md: '0' },
  paddingInline: { base: 'gutter', md: '0' },
  paddingBlock: { base: '2', md: '0' },
  marginBlockStart: { md: '1' },
  overflowX: { base: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
})
const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'tap',
  paddingInline: { base: '4', md: '0' },
  border: { base: '1px solid {colors.border-strong}', md: 'none' },
  borderRadius: { base: 'full', md: 'none' },
  textStyle: 'ui',
  whiteSpace: { base: 'nowrap', md: 'normal' },
  _hover: { color: 'brand-text' },
})
