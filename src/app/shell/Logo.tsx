import { Link } from 'wouter'
import { useShop } from '#src/lib/ShopContext.tsx'
import { css } from '#styled/css/index.js'
import { paths } from '#src/lib/paths.ts'

/** The arch and the shop's name; on narrow phones the arch alone. */
export function Logo({ compact = false }: { compact?: boolean }) {
  const shop = useShop()
  return (
    <Link href={paths.home} className={link} aria-label={shop.name}>
      <svg className={mark} viewBox="0 0 28 38" aria-hidden>
        <path
          fillRule="evenodd"
          d="M0 38V16C0 9 7 6 14 0c7 6 14 9 14 16v22h-6V18.5c0-4-4-5.5-8-9-4 3.5-8 5-8 9V38Zm14-17.7 3.9 3.9-3.9 3.9-3.9-3.9Z"
        />
      </svg>
      <span className={compact ? wideOnly : name}>{shop.name}</span>
    </Link>
  )
}

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3',
  minWidth: 'tap',
  minHeight: 'tap',
  flexShrink: '0',
  color: 'text',
})
const mark = css({ width: '28px', height: '38px', fill: 'brand' })
const name = css({ fontSize: '24px', fontWeight: '800', lineHeight: '40px' })
const wideOnly = css({
  display: { base: 'none', sm: 'inline' },
  fontSize: '24px',
  fontWeight: '800',
  lineHeight: '40px',
})
