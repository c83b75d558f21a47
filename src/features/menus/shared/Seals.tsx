import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import type { Schemas } from '#machines/api/client.ts'
import { Picture } from '#src/ui/Picture.tsx'

/** Trust seals of the shop, each with a link to its issuer. */
export function Seals({ seals }: Pick<Schemas['ShopFront'], 'seals'>) {
  if (seals.length === 0) return null
  return (
    <ul className={list} aria-label={shell.footer.seals}>
      {seals.map(({ title, picture, link }) => {
        const image = <Picture src={picture} alt={title} width={72} height={72} sizes="72px" />
        return (
          <li key={title} className={plate}>
            {link === '' ? (
              image
            ) : (
              <a href={link} target="_blank" rel="noopener">
                {image}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const list = css({ display: 'flex', flexWrap: 'wrap', gap: '3', paddingBlockEnd: '6' })
const plate = css({
  padding: '2',
  border: '1px solid {colors.border}',
  borderRadius: 'md',
  bg: 'plate',
})
