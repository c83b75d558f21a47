import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from '#styled/css/index.js'
import { usedPhone } from '#i18n/fa/used-phone.ts'
import type { UsedPhoneActor } from '#machines/flows/used-phone/used-phone.machine.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { usePaused } from '#src/lib/use-paused.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { usedPhoneModelsQuery } from './used-phone.queries.ts'

const words = usedPhone.choosing

/** Step 1: the brand and model, from a searchable list. */
export function ModelStep({ actor }: { actor: UsedPhoneActor }) {
  const [search, setSearch] = useState('')
  const sought = usePaused(search.trim())
  return (
    <div className={css({ display: 'grid', gap: '5' })}>
      <h2 tabIndex={-1} className={css({ textStyle: 'h2', _focusVisible: { outline: 'none' } })}>
        {words.title}
      </h2>
      <TextField
        label={words.search}
        placeholder={words.placeholder}
        type="search"
        className={field}
        autoComplete="off"
        maxLength={100}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Models actor={actor} search={sought} />
    </div>
  )
}

function Models({ actor, search }: { actor: UsedPhoneActor; search: string }) {
  const { data, isError, refetch } = useQuery(usedPhoneModelsQuery(useApi(), search))
  if (data === undefined)
    return isError ? (
      <Retry text={words.failed} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="320px" />
    )
  if (data.length === 0)
    return (
      <p role="status" className={css({ textStyle: 'body', color: 'text-2' })}>
        {words.none}
      </p>
    )
  return (
    <ul aria-label={words.models} className={grid}>
      {data.map(({ id, title, image }) => (
        <li key={id}>
          <button
            type="button"
            className={model}
            onClick={() => actor.send({ type: 'model.chosen', modelId: id })}
          >
            <Picture
              src={image.image}
              alt=""
              width={96}
              height={96}
              sizes="96px"
              className={picture}
            />
            <span>
              <Bdi>{title}</Bdi>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const field = css({ maxWidth: '480px' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '1fr 1fr',
    sm: 'repeat(3, 1fr)',
    md: 'repeat(4, 1fr)',
    lg: 'repeat(6, 1fr)',
  },
  gap: '3',
})
const model = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  height: 'full',
  padding: '4',
  border: '1px solid {colors.border}',
  borderRadius: 'md',
  bg: 'surface',
  textStyle: 'ui',
  textAlign: 'center',
  cursor: 'pointer',
  transition: 'border-color {durations.fast}',
  _hover: { borderColor: 'brand' },
})
const picture = css({
  width: '96px',
  height: '96px',
  objectFit: 'contain',
  borderRadius: 'sm',
  bg: 'plate',
})
