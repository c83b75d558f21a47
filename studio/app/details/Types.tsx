import { useState } from 'react'
import sources from 'virtual:machine-sources'
import { Code } from '#studio/app/Code.tsx'
import { CodeBlock, Doc } from './CodeBlock.tsx'
import { body, opening, summary } from './opening.ts'

/** Types of the contract, each of which expands to its fields and their types. */
export function Types({ names }: { names: readonly string[] }) {
  const known = [...new Set(names)].filter((name) => name in sources.schemas)
  if (known.length === 0) return null
  return (
    <ul>
      {known.map((name) => (
        <li key={name}>
          <Type name={name} />
        </li>
      ))}
    </ul>
  )
}

/** Names of types in the fields of another, as `Shape` contains them: without the comments after `//`. */
export function typesInFields(fields: string): string[] {
  const types = fields.replaceAll(/\/\/.*$/gm, '').replaceAll(/"[^"]*"/g, '')
  return Array.from(types.matchAll(/\b[A-Z]\w+/g), ([name]) => name)
}

/** Names of types of the contract in a piece of code: `Schemas['Cart']`. */
export function typesInSource(source: string): string[] {
  return Array.from(source.matchAll(/Schemas\['(\w+)'\]/g), ([, name = '']) => name)
}

/** Collapsed content is not rendered: types lead to types, and some are circular. */
function Type({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false)
  const { doc, fields } = sources.schemas[name] ?? { doc: '', fields: '' }
  return (
    <details className={opening} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={summary}>
        <Code>{name}</Code>
      </summary>
      {isOpen && (
        <div className={body}>
          {doc !== '' && <Doc text={doc} />}
          <CodeBlock text={fields} />
          <Types names={typesInFields(fields)} />
        </div>
      )}
    </details>
  )
}
