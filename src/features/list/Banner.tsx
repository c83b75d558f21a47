import { css, cx } from '#styled/css/index.js'
import type { components } from '#api/schema.d.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { bannerHeight } from './layout.ts'

type Category = components['schemas']['Category']

/** The name of the list on the category's picture, which differs on phones. */
export function Banner({ title, category }: { title: string; category: Category | null }) {
  const wide = category?.desktop_banner ?? null
  if (wide === null) {
    return (
      <h1 className={heading} tabIndex={-1}>
        <Bdi>{title}</Bdi>
      </h1>
    )
  }
  const narrow = category?.mobile_banner ?? wide
  return (
    <div className={cx(banner, bannerHeight)}>
      <picture>
        <source
          media="(min-width: 600px)"
          srcSet={sourcesOf(wide)}
          sizes="min(100vw, 1440px)"
          width={1376}
          height={176}
        />
        <img
          src={`${narrow}?w=720`}
          srcSet={sourcesOf(narrow)}
          sizes="100vw"
          width={656}
          height={232}
          alt=""
          fetchPriority="high"
          className={picture}
        />
      </picture>
      <h1 className={name} tabIndex={-1}>
        <Bdi>{title}</Bdi>
      </h1>
    </div>
  )
}

const widths = [720, 960, 1440]

function sourcesOf(address: string): string {
  return widths.map((width) => `${address}?w=${width} ${width}w`).join(', ')
}

const heading = css({ textStyle: 'h1', paddingBlock: '2' })
const banner = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  borderRadius: { base: 'lg', md: 'xl' },
  bg: 'tint-firouzeh',
  overflow: 'hidden',
})
const picture = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  objectFit: 'cover',
  objectPosition: 'left bottom',
})
const name = css({
  position: 'relative',
  maxWidth: '60%',
  marginInlineStart: { base: '4', md: '10' },
  paddingBlock: '1',
  textStyle: 'h1',
})
