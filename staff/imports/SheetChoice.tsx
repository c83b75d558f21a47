import { staffImports as words } from '#i18n/fa/staff-imports.ts'
import type { StaffImportActor } from '#machines/flows/staff-import/staff-import.machine.ts'
import { css } from '#styled/css/index.js'
import { FileButton } from '#staff/app/FileButton.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { sheetTypes } from '#staff/app/sheet-types.ts'

/** Asks for a file, and says how it is read. */
export function SheetChoice({ actor }: { actor: StaffImportActor }) {
  return (
    <Panel title={words.file}>
      <ul className={list}>
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <FileButton
        icon="article"
        label={words.choose}
        accept={sheetTypes}
        onFile={(file) => actor.send({ type: 'sheet.chosen', sheet: { file, name: file.name } })}
      />
      <p className={css({ textStyle: 'caption', color: 'text-3', marginBlockStart: '2' })}>
        {words.hint}
      </p>
    </Panel>
  )
}

const list = css({
  display: 'grid',
  gap: '1',
  marginBlockEnd: '4',
  paddingInlineStart: '5',
  listStyleType: 'disc',
  color: 'text-2',
})
