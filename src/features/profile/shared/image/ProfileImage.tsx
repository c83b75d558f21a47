import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { css } from '#styled/css/index.js'
import { account } from '#i18n/fa/account.ts'
import { createProfileImageActors } from '#machines/flows/profile-image/profile-image.actors.ts'
import {
  profileImageMachine,
  profileImageSelectors,
  type ProfileImageActor,
} from '#machines/flows/profile-image/profile-image.machine.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { ImageActions } from './ImageActions.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { useLostFocus } from '#src/lib/lost-focus.ts'
import { uprightPicture } from '#src/lib/upright-picture.ts'
import { spinner } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { toast } from '#src/ui/toast.ts'

const words = account.menu.image

type Props = { image: string | null; name: string }

/** The customer's picture, or the first letter of the name, with an input to replace it and a button to remove it. */
export function ProfileImage(props: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const actor = useFlow(() => ({
    machine: profileImageMachine,
    live: () =>
      profileImageMachine.provide({ actors: createProfileImageActors(api, uprightPicture) }),
    input: () => undefined,
    listen: (actor) => {
      const changed = actor.on('image.changed', ({ profile }) => {
        queryClient.setQueryData(profileQuery(api).queryKey, profile)
        toast({ text: words.changed })
      })
      const removed = actor.on('image.removed', ({ profile }) => {
        queryClient.setQueryData(profileQuery(api).queryKey, profile)
        toast({ text: words.removed })
      })
      return () => {
        changed.unsubscribe()
        removed.unsubscribe()
      }
    },
  }))
  return <ImageAt actor={actor} {...props} />
}

/** Renders the current state of the flow. */
export function ImageAt({ actor, image, name }: Props & { actor: ProfileImageActor }) {
  const isBusy = useSelector(actor, profileImageSelectors.isBusy)
  const isRemoving = useSelector(actor, profileImageSelectors.isRemoving)
  const preview = useSelector(actor, profileImageSelectors.preview)
  const part = useLostFocus(image)
  return (
    <>
      <div ref={part}>
        <label className={place}>
          {preview !== null && <Preview picture={preview} />}
          {preview === null && image !== null && (
            <Picture
              src={image}
              alt={words.yours}
              width={56}
              height={56}
              sizes="56px"
              className={picture}
            />
          )}
          {preview === null && image === null && (
            <span aria-hidden>{name === '' ? <Icon name="user" /> : name.charAt(0)}</span>
          )}
          <span className={mark}>
            {isBusy ? <span className={spinner} /> : <Icon name="camera" size={16} />}
          </span>
          <input
            type="file"
            accept="image/*"
            className={css({ srOnly: true })}
            aria-label={words.change}
            disabled={isBusy}
            onChange={({ target }) => {
              const file = target.files?.[0]
              target.value = ''
              if (file !== undefined) actor.send({ type: 'file.chosen', file })
            }}
          />
        </label>
      </div>
      <span role="status" className={css({ srOnly: true })}>
        {isBusy ? (isRemoving ? words.removing : words.sending) : ''}
      </span>
      <ImageActions actor={actor} hasImage={image !== null} />
    </>
  )
}

/** A picture that was chosen but not uploaded yet. */
function Preview({ picture: blob }: { picture: Blob }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => {
        if (typeof reader.result === 'string') image.src = reader.result
      })
      reader.readAsDataURL(blob)
      return () => reader.abort()
    },
    [blob],
  )
  return <img ref={show} alt="" className={picture} />
}

const place = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  flexShrink: '0',
  borderRadius: 'full',
  bg: 'brand-soft',
  color: 'brand-text',
  textStyle: 'h2',
  cursor: 'pointer',
  '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
})
const picture = css({
  // A picture in the flow would be as high as it is drawn, whatever its width.
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  borderRadius: 'full',
  objectFit: 'cover',
})
const mark = css({
  position: 'absolute',
  insetBlockEnd: '-4px',
  insetInlineEnd: '-4px',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: 'full',
  border: '1px solid {colors.border}',
  bg: 'surface',
  color: 'text-2',
})
