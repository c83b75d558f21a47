import { useQuery } from '@tanstack/react-query'
import { joinName } from '#domain/person-name.ts'
import { css } from '#styled/css/index.js'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { ProfileImage } from '#src/features/profile/shared/image/ProfileImage.tsx'
import { LoadFailure } from '#src/features/support/shared/LoadFailure.tsx'
import { phoneNumber } from '#src/lib/format.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** Picture, name and number of the customer. */
export function Person() {
  const { data: profile, isLoadingError, error, refetch } = useQuery(profileQuery(useApi()))
  if (isLoadingError) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (profile === undefined) {
    return (
      <div className={person}>
        <Skeleton width="56px" height="56px" radius="999px" />
        <Skeleton width="120px" height="20px" />
      </div>
    )
  }
  const name = joinName(profile.first_name, profile.last_name)
  return (
    <div className={person}>
      <ProfileImage image={profile.image} name={name} />
      <div className={facts}>
        {name !== '' && (
          <strong className={css({ textStyle: 'label', color: 'text' })}>{name}</strong>
        )}
        <bdi dir="ltr">{phoneNumber(profile.phone_number)}</bdi>
      </div>
    </div>
  )
}

const person = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  padding: '4',
})
const facts = css({
  display: 'grid',
  justifyItems: 'start',
  textStyle: 'small',
  color: 'text-2',
})
