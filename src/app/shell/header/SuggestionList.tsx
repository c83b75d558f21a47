import { Link } from 'wouter'
import type { components } from '#api/schema.d.ts'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { ui } from '#i18n/fa/ui.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { pricedPath } from '#src/goods/card-product.ts'
import { Price } from '#src/goods/Price.tsx'
import { searchPanel } from './search-panel.ts'
import { Retry } from '#src/ui/Retry.tsx'
import { paths } from '#src/lib/paths.ts'

type Props = {
  id: string
  text: string
  products: readonly components['schemas']['BriefProduct'][]
  /** Whether no product has all words of the text. */
  isPartial: boolean
  /** Index of the suggestion that is active by keyboard, or -1. */
  active: number
  failed: boolean
  /** Whether that is for want of a connection; it is tried again when there is one. */
  isOffline: boolean
  onRetry: () => void
  onChoose: (address: string) => void
}

export function SuggestionList(props: Props) {
  const { id, text, products, isPartial, active, failed, isOffline, onRetry, onChoose } = props
  const all = paths.search(text)
  return (
    <div className={searchPanel}>
      {failed && <Retry onRetry={onRetry} text={isOffline ? shell.search.offline : undefined} />}
      {!failed && products.length === 0 && <p className={none}>{shell.search.none(text)}</p>}
      {!failed && isPartial && products.length > 0 && (
        <p className={partial}>{shell.search.partial}</p>
      )}
      <div id={id} role="listbox" aria-label={shell.search.suggestions}>
        {products.map(({ slug, title, image, price }, index) => (
          <Link
            key={slug}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={pricedPath(slug, price)}
            className={row}
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => {
              event.preventDefault()
              onChoose(pricedPath(slug, price))
            }}
          >
            <span className={plate}>
              <Picture src={image.image} alt={image.alt_text} width={48} height={48} sizes="48px" />
            </span>
            <span className={words}>
              <span className={name}>
                <Bdi>{title}</Bdi>
              </span>
              {price === null ? (
                <span className={gone}>{ui.unavailable}</span>
              ) : (
                <Price price={price.price} newPrice={price.new_price} size="sm" align="endOnWide" />
              )}
            </span>
          </Link>
        ))}
      </div>
      {products.length > 0 && (
        <Link href={all} className={more} onClick={() => onChoose(all)}>
          {shell.search.all(text)}
          <Icon name="caret" size={20} />
        </Link>
      )}
    </div>
  )
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: { base: '84px', sm: '64px' },
  paddingInline: '2',
  '&:not(:first-child)': { borderBlockStart: '1px solid {colors.border}' },
  _hover: { bg: 'surface-2' },
  '&[aria-selected=true]': { bg: 'brand-soft' },
})
const plate = css({ flexShrink: '0', borderRadius: 'sm', bg: 'plate', padding: '1' })
const words = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  alignItems: { base: 'flex-start', sm: 'center' },
  gap: { sm: '3' },
  flex: '1',
  minWidth: '0',
  paddingBlock: '1',
})
const name = css({ flex: '1', minWidth: '0', textStyle: 'ui', lineClamp: '2' })
const gone = css({ textStyle: 'caption', color: 'text-3' })
const none = css({ padding: '4', textStyle: 'body', color: 'text-2' })
const partial = css({ padding: '2', textStyle: 'small', color: 'text-2' })
const more = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1',
  minHeight: 'control',
  textStyle: 'label',
  color: 'brand-text',
})
