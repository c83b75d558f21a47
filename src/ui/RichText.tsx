import { Fragment } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#machines/api/client.ts'
import { css, cva } from '#styled/css/index.js'
import { LinkedText } from './LinkedText.tsx'
import { Picture } from './Picture.tsx'
import { textLink } from './text-link.ts'

type Block = Schemas['RichBlock']
type Line = Schemas['RichLine']

/** A text that staff have written. */
export function RichText({ text }: { text: Schemas['RichText'] }) {
  return (
    <div className={body}>
      {text.map((block, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks have no id, and a published text does not change
        <BlockView key={place} block={block} />
      ))}
    </div>
  )
}

function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading':
      return block.level === 2 ? (
        <h2 className={heading}>
          <LineView line={block.content} />
        </h2>
      ) : (
        <h3 className={subheading}>
          <LineView line={block.content} />
        </h3>
      )
    case 'bulletList':
      return (
        <ul className={list({ marks: 'bullets' })}>
          <Items items={block.items} />
        </ul>
      )
    case 'orderedList':
      return (
        <ol className={list({ marks: 'numbers' })}>
          <Items items={block.items} />
        </ol>
      )
    case 'quote':
      return (
        <blockquote className={quote}>
          <LineView line={block.content} />
        </blockquote>
      )
    case 'picture':
      return (
        <Picture
          src={block.image}
          alt={block.alt}
          width={720}
          height={450}
          sizes="(min-width: 800px) 720px, calc(100vw - 32px)"
          className={picture}
        />
      )
    default:
      return (
        <p className={paragraph}>
          <LineView line={block.content} />
        </p>
      )
  }
}

function Items({ items }: { items: readonly Line[] }) {
  return items.map((item, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- items have no id, and a published text does not change
    <li key={place}>
      <LineView line={item} />
    </li>
  ))
}

function LineView({ line }: { line: Line }) {
  return line.map((span, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- spans have no id, and a published text does not change
    <Fragment key={place}>
      <SpanView span={span} />
    </Fragment>
  ))
}

function SpanView({ span: { text, bold, italic, link } }: { span: Schemas['RichSpan'] }) {
  const linked = link === '' ? <LinkedText>{text}</LinkedText> : text
  const slanted = italic ? <em>{linked}</em> : linked
  const shown = bold ? <strong>{slanted}</strong> : slanted
  if (link === '') return shown
  if (link.startsWith('/'))
    return (
      <Link href={link} className={textLink}>
        {shown}
      </Link>
    )
  return (
    <a href={link} rel="noopener" className={textLink}>
      {shown}
    </a>
  )
}

const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
/** Its place is kept, whatever the shape of the picture. */
const picture = css({
  width: 'full',
  height: 'auto',
  aspectRatio: '720 / 450',
  objectFit: 'contain',
  borderRadius: 'lg',
})
const paragraph = css({ textStyle: 'lead', color: 'text-2' })
const heading = css({ textStyle: 'h2', marginBlockStart: '4' })
const subheading = css({ textStyle: 'h3', marginBlockStart: '3' })
const list = cva({
  base: {
    display: 'grid',
    gap: '2',
    paddingInlineStart: '5',
    textStyle: 'lead',
    color: 'text-2',
    '& li::marker': { color: 'brand-line' },
  },
  variants: { marks: { bullets: { listStyle: 'disc' }, numbers: { listStyle: 'persian' } } },
})
const quote = css({
  paddingInlineStart: '4',
  borderInlineStart: '3px solid {colors.brand-line}',
  textStyle: 'lead',
  color: 'text-2',
})
