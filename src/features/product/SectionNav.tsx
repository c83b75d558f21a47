import { useEffect, useState, type ReactNode } from 'react'
import { css, cva } from '#styled/css/index.js'
import { stayAt } from '#src/lib/stay-at.ts'

type Section = { id: string; name: string }

type Props = {
  label: string
  sections: readonly Section[]
  /** At the end of the row, on wide screens. */
  end?: ReactNode
}

/** Links to the page's sections; marks the visible one. It stays below the header. */
export function SectionNav({ label, sections, end }: Props) {
  const current = useSectionInSight(sections)
  useSectionOfAddress(sections)
  return (
    <div className={row} data-section-tabs>
      <nav aria-label={label} className={links}>
        {sections.map(({ id, name }) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
            onClick={() => follow(id)}
            className={tab({ current: id === current })}
          >
            {name}
          </a>
        ))}
      </nav>
      {end}
    </div>
  )
}

/** A page that opens at one of its sections stays there: what comes late above would push it down. */
function useSectionOfAddress(sections: readonly Section[]): void {
  useEffect(() => {
    const id = location.hash.slice(1)
    if (sections.some((section) => section.id === id) && isInSight(id)) follow(id)
  }, [sections])
}

/** Not where the browser has restored another place, as of a page that is reloaded. */
function isInSight(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1
  return top >= 0 && top < innerHeight
}

function follow(id: string): void {
  const part = document.getElementById(id)
  if (part !== null) stayAt(part)
}

function useSectionInSight(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    // A callback names only the parts that came or went: one that stays in sight is marked again when another one goes.
    const inSight = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id)
          else inSight.delete(target.id)
        }
        const last = sections.findLast(({ id }) => inSight.has(id))
        if (last !== undefined) setCurrent(last.id)
      },
      { rootMargin: '-30% 0px -60%' },
    )
    for (const { id } of sections) {
      const part = document.getElementById(id)
      if (part !== null) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}

const row = css({
  display: { base: 'flex', _print: 'none' },
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6',
  marginBlockStart: { base: '8', md: '12' },
  borderBlockEnd: '1px solid {colors.border}',
  position: { base: 'sticky', _short: 'static' },
  insetBlockStart: 'var(--header-end)',
  transition: 'inset-block-start {durations.base} {easings.ease}',
  zIndex: 'sticky',
  bg: 'bg',
})
const links = css({
  display: 'flex',
  gap: { base: '5', md: '8' },
  overflowX: 'auto',
  scrollbarWidth: 'none',
})
const tab = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '52px',
    paddingInline: '1',
    borderBlockEnd: '2px solid transparent',
    textStyle: 'ui',
    color: 'text-2',
    whiteSpace: 'nowrap',
    _hover: { color: 'text' },
  },
  variants: {
    current: {
      true: { borderBlockEndColor: 'brand', color: 'brand-text', fontWeight: '700' },
      false: {},
    },
  },
})
