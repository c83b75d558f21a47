import { Link } from 'wouter'
import { css, cx } from '#styled/css/index.js'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { textLink } from '#src/ui/text-link.ts'
import type { MenuNode, Promotion } from './menu-icon.ts'

type Props = {
  department: MenuNode
  promotion: Promotion | null
  /** Whether the box is shown on a narrow screen too, as in a picture of a wide one. */
  wide?: boolean
  onFollow: () => void
}

/** The groups of a department in columns, each with its links. */
export function MegaGroups({ department, promotion, wide = false, onFollow }: Props) {
  return (
    <div className={box}>
      <div className={content}>
        <Link href={department.all_items_href} className={textLink} onClick={onFollow}>
          {department.all_items_title ?? department.title}
          <Icon name="caret" size={20} />
        </Link>
        <div className={groups}>
          {department.sub_menu.map((group) => (
            <Group key={group.id} group={group} onFollow={onFollow} />
          ))}
        </div>
      </div>
      {promotion !== null && <Promo {...promotion} wide={wide} onFollow={onFollow} />}
    </div>
  )
}

function Group({ group, onFollow }: { group: MenuNode; onFollow: () => void }) {
  return (
    <section aria-labelledby={`menu-${group.id}`}>
      <h3 id={`menu-${group.id}`} className={heading}>
        <Link href={group.href} onClick={onFollow}>
          {group.title}
        </Link>
      </h3>
      <ul>
        {group.sub_menu.map((node) => (
          <li key={node.id}>
            <Link href={node.href} className={link} onClick={onFollow}>
              {node.title}
            </Link>
          </li>
        ))}
        {group.all_items_title !== null && group.sub_menu.length > 0 && (
          <li>
            <Link href={group.all_items_href} className={more} onClick={onFollow}>
              {group.all_items_title}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}

function Promo(props: Promotion & Pick<Props, 'wide' | 'onFollow'>) {
  const { title, text, link: href, image, wide, onFollow } = props
  return (
    <Link href={href} className={cx(promo, wide === true ? shown : shownIfWide)} onClick={onFollow}>
      <strong className={promoTitle}>{title}</strong>
      <span className={promoText}>{text}</span>
      {image !== '' && (
        <Picture
          src={image}
          alt=""
          width={264}
          height={264}
          sizes="264px"
          className={promoPicture}
        />
      )}
    </Link>
  )
}

const box = css({
  gridColumn: '2',
  gridRow: '1 / -1',
  display: 'flex',
  gap: '8',
  marginBlock: '-4',
  paddingBlock: '6',
  paddingInlineStart: '8',
  borderInlineStart: '1px solid {colors.border}',
})
const content = css({ flex: '1' })
const groups = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: '6',
  marginBlockStart: '4',
})
const heading = css({ fontSize: '14px', fontWeight: '700', lineHeight: '40px' })
const link = css({
  display: 'block',
  color: 'text-2',
  textStyle: 'ui',
  paddingBlock: '2',
  _hover: { color: 'brand-text' },
})
const more = css({ display: 'block', paddingBlock: '2', textStyle: 'label', color: 'brand-text' })
const promo = css({
  flexDirection: 'column',
  width: '264px',
  flexShrink: '0',
  padding: '5',
  paddingBlockEnd: '0',
  borderRadius: 'lg',
  bg: 'tint-saffron',
  overflow: 'hidden',
})
const shown = css({ display: 'flex' })
const shownIfWide = css({ display: { base: 'none', xl: 'flex' } })
const promoTitle = css({ textStyle: 'h3' })
const promoText = css({ textStyle: 'small', color: 'text-2' })
const promoPicture = css({
  width: 'full',
  height: 'auto',
  marginBlockStart: 'auto',
  marginBlockEnd: '-32px',
})
