import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { shell } from '#i18n/fa/shell.ts'
import { savedSlugsQuery } from '#src/features/wishlist/wishlist.queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { paths } from '#src/lib/paths.ts'
import { useSignedIn } from '#src/lib/session.ts'
import { iconButton } from '#src/ui/IconButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { CartCount } from './CartLink.tsx'

/** Link to the wishlist with the number of products in it. */
export function SavedLink() {
  const { data: saved } = useQuery({ ...savedSlugsQuery(useApi()), enabled: useSignedIn() })
  const count = saved?.slugs.length ?? 0
  return (
    <Link
      href={paths.wishlist}
      className={iconButton({})}
      aria-label={count === 0 ? shell.saved : shell.savedWith(toPersianDigits(count))}
    >
      <Icon name="heart" />
      <CartCount count={count} />
    </Link>
  )
}
