import { useRef } from 'react'
import { staffImports as words } from '#i18n/fa/staff-imports.ts'
import type { StaffImportActor } from '#machines/flows/staff-import/staff-import.machine.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#staff/app/Panel.tsx'
import { Button } from '#src/ui/Button.tsx'

const accepted =
  '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Asks for a file, and says how it is read. */
export function SheetChoice({ actor }: { actor: StaffImportActor }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Panel title={words.file}>
      <ul className={list}>
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        accept={accepted}
        aria-label={words.choose}
        tabIndex={-1}
        className={css({ srOnly: true })}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined)
            actor.send({ type: 'sheet.chosen', sheet: { file, name: file.name } })
          target.value = ''
        }}
      />
      <Button icon="article" onClick={() => input.current?.click()}>
        {words.choose}
      </Button>
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
