import { useEditorState, type Editor } from '@tiptap/react'
import { useState } from 'react'
import { richSpanLimits } from '#api/limits.ts'
import { isTextLink } from '#domain/rich-text.ts'
import { isBlank } from '#domain/persian.ts'
import { staffRichText as words } from '#i18n/fa/staff-rich-text.ts'
import type { ContentKey } from '#machines/flows/staff-content/staff-content.types.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { PictureFields } from './PictureFields.tsx'

type Props = {
  editor: Editor
  label: string
  levels: readonly (2 | 3)[]
  picturesOf: ContentKey | undefined
  disabled: boolean
}

/** Buttons that format the selected text. */
export function RichToolbar({ editor, label, levels, picturesOf, disabled }: Props) {
  const [open, setOpen] = useState<'link' | 'picture' | null>(null)
  const toggle = (part: 'link' | 'picture') => setOpen(open === part ? null : part)
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      link: editor.isActive('link'),
      href: hrefIn(editor),
      isEmpty: editor.state.selection.empty,
      picture: editor.isActive('picture'),
      place: editor.isActive('picture') ? editor.state.selection.from : null,
      2: editor.isActive('heading', { level: 2 }),
      3: editor.isActive('heading', { level: 3 }),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      quote: editor.isActive('blockquote'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
  const run = () => editor.chain().focus()
  return (
    <div className={css({ borderBlockEnd: '1px solid {colors.border}', padding: '2' })}>
      <div role="group" aria-label={words.toolbar(label)} className={row}>
        <Chip selected={state.bold} disabled={disabled} onClick={() => run().toggleBold().run()}>
          {words.bold}
        </Chip>
        <Chip
          selected={state.italic}
          disabled={disabled}
          onClick={() => run().toggleItalic().run()}
        >
          {words.italic}
        </Chip>
        {levels.map((level) => (
          <Chip
            key={level}
            selected={state[level]}
            disabled={disabled}
            onClick={() => run().toggleHeading({ level }).run()}
          >
            {words.heading[level]}
          </Chip>
        ))}
        <Chip
          selected={state.bullets}
          disabled={disabled}
          onClick={() => run().toggleBulletList().run()}
        >
          {words.bullets}
        </Chip>
        <Chip
          selected={state.numbers}
          disabled={disabled}
          onClick={() => run().toggleOrderedList().run()}
        >
          {words.numbers}
        </Chip>
        <Chip
          selected={state.quote}
          disabled={disabled}
          onClick={() => run().toggleBlockquote().run()}
        >
          {words.quote}
        </Chip>
        <Chip
          selected={state.link}
          disabled={disabled}
          aria-expanded={open === 'link'}
          onClick={() => toggle('link')}
        >
          {words.link}
        </Chip>
        {picturesOf !== undefined && (
          <Chip
            selected={state.picture}
            disabled={disabled}
            aria-expanded={open === 'picture'}
            onClick={() => toggle('picture')}
          >
            {words.picture}
          </Chip>
        )}
        <Button
          look="ghost"
          size="sm"
          disabled={disabled || !state.canUndo}
          onClick={() => run().undo().run()}
        >
          {words.undo}
        </Button>
        <Button
          look="ghost"
          size="sm"
          disabled={disabled || !state.canRedo}
          onClick={() => run().redo().run()}
        >
          {words.redo}
        </Button>
      </div>
      {open === 'link' && (
        <LinkField
          key={state.href}
          editor={editor}
          href={state.href}
          canSet={!state.isEmpty || state.link}
          canUnset={state.link}
          disabled={disabled}
          onDone={() => setOpen(null)}
        />
      )}
      {open === 'picture' && picturesOf !== undefined && (
        <PictureFields
          key={state.place}
          editor={editor}
          name={picturesOf}
          disabled={disabled}
          onDone={() => setOpen(null)}
        />
      )}
    </div>
  )
}

type LinkProps = {
  editor: Editor
  href: string
  canSet: boolean
  canUnset: boolean
  disabled: boolean
  onDone: () => void
}

/** Sets or removes the link of the selected text. */
function LinkField({ editor, href, canSet, canUnset, disabled, onDone }: LinkProps) {
  const [url, setUrl] = useState(href)
  const isInvalid = url !== '' && !isTextLink(url.trim())
  const done = (href: string | null) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === null) chain.unsetLink().run()
    else chain.setLink({ href }).run()
    onDone()
  }
  return (
    <div className={linking}>
      <TextField
        label={words.address}
        hint={canSet ? words.addressHint : words.selectFirst}
        error={isInvalid ? words.wrongAddress : undefined}
        ltr
        maxLength={richSpanLimits.link}
        value={url}
        readOnly={disabled}
        onChange={({ target }) => setUrl(target.value)}
      />
      <Button
        look="line"
        disabled={disabled || !canSet || isBlank(url) || isInvalid}
        onClick={() => done(url.trim())}
      >
        {words.setLink}
      </Button>
      <Button look="ghost" disabled={disabled || !canUnset} onClick={() => done(null)}>
        {words.unlink}
      </Button>
    </div>
  )
}

function hrefIn(editor: Editor): string {
  const href: unknown = editor.getAttributes('link')['href']
  return typeof href === 'string' ? href : ''
}

const row = css({
  display: 'flex',
  flexWrap: { sm: 'wrap' },
  gap: '1',
  alignItems: 'center',
  overflowX: { base: 'auto', sm: 'visible' },
  paddingBlock: '3px',
})
const linking = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto auto' },
  alignItems: 'end',
  gap: '2',
  padding: '2',
})
