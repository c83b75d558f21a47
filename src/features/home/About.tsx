import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { css } from '#styled/css/index.js'
import { home } from '#i18n/fa/home.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { seoTextQuery } from './home.queries.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Questions } from './Questions.tsx'

/** A description of the shop with the most frequent questions; the first lines are shown until it is expanded. */
export function About() {
  const [open, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, isError, refetch } = useQuery(seoTextQuery(useApi()))
  if (data === undefined) return isError ? <Retry onRetry={() => void refetch()} /> : null
  const { title, paragraphs, questions } = data
  if (title === '') return null
  const [lead, ...rest] = paragraphs
  const toggle = () => {
    setOpen(!open)
    if (open) heading.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <section aria-labelledby="about" className={box}>
      <h2 ref={heading} id="about" className={headingText}>
        {title}
      </h2>
      <p className={text} data-closed={!open || undefined}>
        {lead}
      </p>
      <div id="about-more" hidden={!open}>
        {rest.map((paragraph) => (
          <p key={paragraph} className={text}>
            {paragraph}
          </p>
        ))}
        <Questions questions={questions} />
      </div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls="about-more"
        onClick={toggle}
        className={button}
      >
        {open ? home.less : home.more}
        <Icon name={open ? 'caret-up' : 'caret-down'} size={20} />
      </button>
    </section>
  )
}

const box = css({ maxWidth: '1080px' })
const headingText = css({ textStyle: 'h3', marginBlockEnd: '2' })
const text = css({
  textStyle: 'body',
  color: 'text-2',
  marginBlockEnd: '3',
  '&[data-closed]': { lineClamp: '3', marginBlockEnd: '0' },
})
const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  textStyle: 'label',
  color: 'brand-text',
  cursor: 'pointer',
})
