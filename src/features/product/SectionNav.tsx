import { useEffect, useState } from 'react'
import { css, cva } from '#styled/css/index.js'

type Section = { id: string; name: string }

/** Links to the page's sections; marks the visible one. */
export function SectionNav({ label, sections }: { label: string; sections: readonly Section[] }) {
  const current = useSectionInSight(sections)
  return (
    <nav aria-label={label} className={row}>
      {sections.map(({ id, name }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'true' : undefined}
          className={tab({ current: id === current })}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

function useSectionInSight(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting)
        if (seen !== undefined) setCurrent(seen.target.id)
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
  display: 'flex',
  gap: { base: '5', md: '8' },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginBlockStart: { base: '8', md: '12' },
  borderBlockEnd: '1px solid {colors.border}',
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
