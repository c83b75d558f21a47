import { useQuery } from '@tanstack/react-query'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { introductionsQuery } from '#src/features/product/shared/product.queries.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'

/** Opens the film of the product; nothing if there is none. */
export function FilmButton({ slug, onOpen }: { slug: string; onOpen: () => void }) {
  const { data = [] } = useQuery(introductionsQuery(useApi(), slug, 'video'))
  if (data.length === 0) return null
  return (
    <button type="button" className={film} onClick={onOpen}>
      <Icon name="play" size={20} />
      {words.film}
    </button>
  )
}

/** On the plate, which is light in both themes. */
const film = css({
  position: 'absolute',
  insetInlineEnd: '3',
  insetBlockEnd: '3',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '36px',
  paddingInline: '3',
  borderRadius: 'full',
  bg: 'rgb(16 28 31 / .78)',
  color: '#fff',
  textStyle: 'small',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: '-4px' },
  _hover: { bg: 'rgb(16 28 31 / .92)' },
})
