import { useQuery } from '@tanstack/react-query'
import { toPersianDigits } from '#domain/digits.ts'
import { staffHome } from '#i18n/fa/staff-home.ts'
import { staffInsurances as words } from '#i18n/fa/staff-insurances.ts'
import { css } from '#styled/css/index.js'
import { contentChoicesQuery } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import type { Editing } from '../editing.ts'
import { useFold } from '../use-fold.ts'

/** For the products of which categories something counts; those below them are included. */
export function CategoryBoxes({
  at,
  body: slugs,
  faults,
  disabled,
  onChange,
}: Editing<string[]> & { at: string }) {
  const { data } = useQuery(contentChoicesQuery(useApi()))
  const fold = useFold(faults, at)
  const isMissing = faults.some(({ field }) => field === at)
  return (
    <details {...fold}>
      <summary className={summary}>{words.categories(toPersianDigits(slugs.length))}</summary>
      <fieldset>
        <legend className={css({ textStyle: 'small', color: 'text-2' })}>
          {words.categoryList}
        </legend>
        {isMissing && (
          <p role="alert" className={css({ textStyle: 'small', color: 'danger' })}>
            {words.noCategory}
          </p>
        )}
        <div className={boxes}>
          {data?.categories.map(({ slug: path, name, depth, is_shown: isShown }) => {
            const slug = path.split('/').at(-1) ?? path
            return (
              <Checkbox
                key={slug}
                checked={slugs.includes(slug)}
                disabled={disabled}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...slugs, slug] : slugs.filter((each) => each !== slug),
                  )
                }
              >
                {'\u2003'.repeat(depth)}
                {isShown ? name : staffHome.hiddenCategory(name)}
              </Checkbox>
            )
          })}
        </div>
      </fieldset>
    </details>
  )
}

const summary = css({ textStyle: 'label', minHeight: 'tap', paddingBlock: '3', cursor: 'pointer' })
const boxes = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  columnGap: '4',
})
