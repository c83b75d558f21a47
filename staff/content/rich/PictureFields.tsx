import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { richPictureLimits } from '#api/limits.ts'
import { staffRichText as words } from '#i18n/fa/staff-rich-text.ts'
import type { ContentKey } from '#machines/flows/staff-content/staff-content.types.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { PictureField } from '../home/PictureField.tsx'

type Props = { editor: Editor; name: ContentKey; disabled: boolean; onDone: () => void }

/** A new picture for the place of the cursor, or the one that is selected there. */
export function PictureFields({ editor, name, disabled, onDone }: Props) {
  const [picture, setPicture] = useState(() => selectedIn(editor))
  const place = () => {
    const chain = editor.chain().focus()
    if (editor.isActive('picture')) chain.updateAttributes('picture', picture).run()
    else chain.insertContent({ type: 'picture', attrs: picture }).run()
    onDone()
  }
  return (
    <div className={css({ display: 'grid', gap: '3', padding: '2' })}>
      <PictureField
        label={words.pictureFile}
        name={name}
        value={picture.image}
        error={undefined}
        disabled={disabled}
        onChange={(image) => setPicture({ ...picture, image })}
      />
      <TextField
        label={words.pictureAlt}
        hint={words.pictureAltHint}
        maxLength={richPictureLimits.alt}
        value={picture.alt}
        readOnly={disabled}
        onChange={({ target }) => setPicture({ ...picture, alt: target.value })}
      />
      <Button look="line" disabled={disabled || picture.image === ''} onClick={place}>
        {words.setPicture}
      </Button>
    </div>
  )
}

function selectedIn(editor: Editor): { image: string; alt: string } {
  const { image, alt }: Record<string, unknown> = editor.getAttributes('picture')
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { image: text(image), alt: text(alt) }
}
