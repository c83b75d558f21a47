import sources from 'virtual:machine-sources'
import { css } from '#styled/css/index.js'
import { Code } from '#studio/app/Code.tsx'
import { editorUrl } from './editor-url.ts'

/** A place in the sources, which opens in the editor of the computer on which the studio was built. */
export function FileLink({ file, line }: { file: string; line: number }) {
  return (
    <a className={link} href={editorUrl({ ...sources.place, file, line })}>
      <Code>{`${file}:${line}`}</Code>
    </a>
  )
}

const link = css({ textDecoration: 'underline' })
