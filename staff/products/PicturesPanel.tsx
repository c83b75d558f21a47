import { useState } from 'react'
import { productPictureLimits } from '#api/limits.ts'
import { mostPictures } from '#domain/product-content.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { isBlank } from '#domain/persian.ts'
import { staffProductEdit } from '#i18n/fa/staff-product-edit.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { conflictText } from '#staff/app/conflict-text.ts'
import { FileButton } from '#staff/app/FileButton.tsx'
import { formActions } from '#staff/app/form-looks.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { changedAt, moved, removedAt } from '#staff/content/list-edit.ts'
import { ListItem } from '#staff/content/ListItem.tsx'
import { CropStep } from '#staff/crop/CropStep.tsx'
import { pictureFailure } from '#staff/app/picture-failure.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { PictureConflict } from './merged-pictures.ts'
import { usePictures } from './use-pictures.ts'

const words = staffProductEdit.pictures

type ChosenPicture = PictureConflict['mine']

const accepted = 'image/jpeg,image/png,image/webp,image/avif'

/** The pictures of a product, in the order in which staff arrange them. */
export function PicturesPanel({ product }: { product: Schemas['StaffProduct'] }) {
  const [isChecked, setChecked] = useState(false)
  const editing = usePictures(product)
  const { pictures, isChanged, isSaving, isAdding, isMerging, conflicts, lostTexts } = editing
  const { failure } = editing
  const lacksText = pictures.some(({ alt_text: text }) => isBlank(text))
  const isOutdated = failure?.code === 'changed_meanwhile'
  const save = () => {
    setChecked(true)
    if (!lacksText) editing.save()
  }
  return (
    <Panel title={words.title}>
      <div className={stack}>
        <p className={css({ textStyle: 'small', color: 'text-2' })}>
          {pictures.length === 0 ? words.none : words.hint}
        </p>
        <div className={list}>
          {pictures.map((picture, place) => (
            <ListItem
              key={picture.image}
              name={place === 0 ? words.main : words.place(toPersianDigits(place + 1))}
              place={place}
              count={pictures.length}
              disabled={isSaving}
              onMove={(by) => editing.change(moved(pictures, place, by))}
              onRemove={() => editing.change(removedAt(pictures, place))}
            >
              <div className={row}>
                <Picture
                  src={picture.image}
                  alt={picture.alt_text}
                  width={96}
                  height={96}
                  sizes="96px"
                  className={thumb}
                />
                <div className={fields}>
                  <TextField
                    label={words.alt}
                    maxLength={productPictureLimits.alt_text}
                    value={picture.alt_text}
                    readOnly={isSaving}
                    error={isChecked && isBlank(picture.alt_text) ? words.altMissing : undefined}
                    onChange={({ target }) =>
                      editing.change(changedAt(pictures, place, { alt_text: target.value }))
                    }
                  />
                  <SelectField
                    label={words.variant}
                    prompt={words.allVariants}
                    value={picture.variant_id ?? ''}
                    disabled={isSaving}
                    options={product.variants.map((each) => ({
                      value: each.id,
                      label: each.color_name,
                    }))}
                    onChange={({ target }) =>
                      editing.change(
                        changedAt(pictures, place, { variant_id: Number(target.value) || null }),
                      )
                    }
                  />
                  <Conflict
                    conflict={conflicts.find(({ image }) => image === picture.image)}
                    chosen={picture}
                    isFixed={isSaving}
                    onChoose={({ alt_text, variant_id }) =>
                      editing.change(changedAt(pictures, place, { alt_text, variant_id }))
                    }
                  />
                </div>
              </div>
            </ListItem>
          ))}
        </div>
        {lostTexts.length > 0 && (
          <Note tone="warn">
            {words.lostTexts(lostTexts.map((text) => `«${text}»`).join('، '))}
          </Note>
        )}
        {isOutdated ? (
          <Note
            tone="warn"
            role="alert"
            action={
              <Button look="ghost" size="sm" busy={isMerging} onClick={editing.merge}>
                {words.showNew}
              </Button>
            }
          >
            {conflictText(words, failure.savedBy ?? null)}
          </Note>
        ) : (
          <FailureNote failure={failure} text={pictureFailure(failure)} />
        )}
        <AddPicture
          isBusy={isAdding}
          isFull={pictures.length >= mostPictures}
          onAdd={editing.add}
        />
        {isChanged && (
          <div className={formActions}>
            {!isOutdated && (
              <Button busy={isSaving} busyLabel={staffProductEdit.busy} onClick={save}>
                {words.save}
              </Button>
            )}
            <Button look="line" disabled={isSaving} onClick={editing.drop}>
              {words.drop}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}

type ConflictProps = {
  /** Undefined for a picture that not both have changed. */
  conflict: PictureConflict | undefined
  chosen: ChosenPicture
  isFixed: boolean
  onChoose: (picture: ChosenPicture) => void
}

/** Of a picture that a colleague has changed, too: what the other one of both has written, to put it back. */
function Conflict({ conflict, chosen, isFixed, onChoose }: ConflictProps) {
  if (conflict === undefined) return null
  const { mine, theirs } = conflict
  const isMine = chosen.alt_text === mine.alt_text && chosen.variant_id === mine.variant_id
  const other = isMine ? theirs : mine
  return (
    <Note
      tone="warn"
      action={
        <Button look="ghost" size="sm" disabled={isFixed} onClick={() => onChoose(other)}>
          {isMine ? words.takeTheirs : words.takeMine}
        </Button>
      }
    >
      {isMine ? words.theirText(theirs.alt_text) : words.myText(mine.alt_text)}
    </Note>
  )
}

type AddProps = { isBusy: boolean; isFull: boolean; onAdd: (file: File) => void }

function AddPicture({ isBusy, isFull, onAdd }: AddProps) {
  return (
    <div className={css({ display: 'grid', justifyItems: 'start', gap: '1' })}>
      <CropStep onFile={onAdd}>
        {(choose) => (
          <FileButton
            look="line"
            icon="camera"
            busy={isBusy}
            busyLabel={words.adding}
            disabled={isFull}
            label={words.add}
            accept={accepted}
            onFile={choose}
          />
        )}
      </CropStep>
      <span className={css({ textStyle: 'caption', color: 'text-3' })}>{words.addHint}</span>
    </div>
  )
}

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })
const list = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: '3',
})
const row = css({ display: 'flex', alignItems: 'flex-start', gap: '3' })
const thumb = css({
  width: '96px',
  height: '96px',
  flexShrink: '0',
  borderRadius: 'md',
  bg: 'surface',
  objectFit: 'contain',
})
const fields = css({ display: 'grid', flex: '1', minWidth: '0', gap: '2' })
