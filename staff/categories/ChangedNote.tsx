import { staffCategories as words } from '#i18n/fa/staff-categories.ts'
import { css } from '#styled/css/index.js'
import { Note } from '#src/ui/Note.tsx'

/** The fields that a colleague has changed meanwhile, with their values; renders nothing if there are none. */
export function ChangedNote({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null
  return (
    <Note tone="warn">
      {words.changed}
      <ul className={css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Note>
  )
}
