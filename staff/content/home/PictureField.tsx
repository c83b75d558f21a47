import { useMutation } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { staffHome as words } from '#i18n/fa/staff-home.ts'
import { formOf } from '#machines/api/form-of.ts'
import { isUncertain, ProblemError, unwrap } from '#machines/kernel/problem.ts'
import type { ContentKey } from '#machines/flows/staff-content/staff-content.types.ts'
import { css, cx } from '#styled/css/index.js'
import { fileInput, fileLabel } from '#staff/app/form-looks.ts'
import { pictureFailure } from '#staff/app/picture-failure.ts'
import { CropStep } from '#staff/crop/CropStep.tsx'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { Button, button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'

type Props = {
  label: string
  /** The content that it is for; null for a category. */
  name: ContentKey | null
  /** Its URL; empty for none. */
  value: string
  /** Below this length of its longer side, in pixels, it is blurred in the shop. */
  sharpSide?: number
  error: string | undefined
  disabled: boolean
  /** Whether its part can do without a picture. */
  isOptional?: boolean
  onChange: (address: string) => void
}

/**
 * A picture in site content or of a category: it is uploaded once its part is chosen, and kept with the rest of the
 * input.
 */
export function PictureField(props: Props) {
  const { label, name, value, sharpSide, error, disabled, isOptional = false, onChange } = props
  const api = useApi()
  const id = useId()
  const upload = useMutation({
    mutationFn: (file: File) => {
      const sent = {
        body: { file: file.name },
        bodySerializer: () => formOf('file', file, file.name),
      }
      return unwrap(
        name === null
          ? api.POST('/staff/category-picture/', sent)
          : api.POST('/staff/content/{name}/picture/', { ...sent, params: { path: { name } } }),
      )
    },
    onSuccess: ({ address }) => onChange(address),
  })
  const { variables: last } = upload
  const failure = upload.error instanceof ProblemError ? upload.error.failure : null
  const isRefused = failure !== null && !isUncertain(failure)
  const input = useRef<HTMLInputElement>(null)
  const remove = () => {
    upload.reset()
    onChange('')
    // The button is gone with the picture.
    input.current?.focus()
  }
  return (
    <div className={css({ display: 'grid', gap: '2', minWidth: '0' })}>
      <span className={css({ textStyle: 'label' })}>{label}</span>
      <div className={row}>
        <span className={plate}>
          {value === '' ? (
            <span className={css({ textStyle: 'caption', color: 'text-2' })}>
              {words.noPicture}
            </span>
          ) : (
            <Picture src={value} alt="" width={160} height={96} sizes="160px" className={picture} />
          )}
        </span>
        <div className={css({ display: 'grid', gap: '1', justifyItems: 'start' })}>
          <CropStep sharpSide={sharpSide} onFile={upload.mutate}>
            {(choose) => (
              <label className={cx(button({ look: 'line', size: 'sm' }), fileLabel)}>
                <Icon name="camera" size={20} />
                {words.choosePicture}
                <input
                  ref={input}
                  type="file"
                  accept="image/jpeg,image/png,image/webp,image/avif"
                  disabled={disabled}
                  aria-label={words.upload(label)}
                  aria-describedby={`${id}-hint ${id}-error`}
                  aria-invalid={error !== undefined || undefined}
                  className={fileInput}
                  onChange={({ target }) => {
                    const [file] = target.files ?? []
                    if (file && !upload.isPending) choose(file)
                    target.value = ''
                  }}
                />
              </label>
            )}
          </CropStep>
          {isOptional && value !== '' && (
            <Button
              look="ghost"
              size="sm"
              icon="trash"
              disabled={disabled || upload.isPending}
              aria-label={words.removePicture(label)}
              onClick={remove}
            >
              {words.remove}
            </Button>
          )}
          <span
            id={`${id}-hint`}
            role="status"
            className={css({ textStyle: 'caption', color: 'text-2' })}
          >
            {upload.isPending
              ? words.uploading
              : upload.isSuccess
                ? words[name === null ? 'uploadedForCategory' : 'uploaded']
                : words.uploadHint}
          </span>
        </div>
      </div>
      <span
        id={`${id}-error`}
        role="alert"
        className={css({ textStyle: 'small', color: 'danger' })}
      >
        {error}
      </span>
      <FailureNote
        failure={failure}
        text={pictureFailure(failure)}
        onRetry={last === undefined || isRefused ? undefined : () => upload.mutate(last)}
      />
    </div>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
const plate = css({
  display: 'grid',
  // Otherwise a tall picture makes its row as high as itself.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  width: '160px',
  height: '96px',
  border: '1px solid {colors.border}',
  borderRadius: 'md',
  bg: 'bg-sunken',
  overflow: 'hidden',
})
const picture = css({ width: 'full', height: 'full', objectFit: 'contain' })
