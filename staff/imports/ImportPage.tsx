import { staffImports as words } from '#i18n/fa/staff-imports.ts'
import { css } from '#styled/css/index.js'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { ImportDesk } from './ImportDesk.tsx'
import { useImport } from './use-import.ts'

/** Prices and stock from a sheet. */
export function ImportPage() {
  const actor = useImport()
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <h1 className={css({ textStyle: 'h1', marginBlockEnd: '2' })}>{words.title}</h1>
      <p className={css({ textStyle: 'small', color: 'text-2', marginBlockEnd: '4' })}>
        {words.text}
      </p>
      <ImportDesk actor={actor} />
    </>
  )
}
