import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { css, cx } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { useCompared } from '#src/features/compare/shared/compare-list.ts'
import { CartCount } from './CartLink.tsx'
import { iconButton } from '#src/ui/IconButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { paths } from '#src/lib/paths.ts'

/** Link to the comparison while it has products; the inline script reserves its space before the first paint. */
export function CompareLink() {
  const count = useCompared()?.length ?? 0
  return (
    <Link
      href={paths.compare}
      className={cx(iconButton({}), whileComparing)}
      aria-label={shell.comparison(toPersianDigits(count))}
    >
      <Icon name="scale" />
      <CartCount count={count} />
    </Link>
  )
}

const whileComparing = css({ display: 'none', _comparing: { display: 'inline-grid' } })
