import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { TextSections } from '#src/features/information/shared/TextSections.tsx'

/** The page as shoppers would see it with the current input. */
export function TextPagePreview({ body }: { body: Schemas['TextPageContent'] }) {
  return (
    <>
      <p className={css({ textStyle: 'h1', marginBlockStart: '4' })}>{body.title}</p>
      <p className={css({ textStyle: 'lead', color: 'text-2' })}>{body.lead}</p>
      <TextSections isNarrow sections={body.sections} />
    </>
  )
}
