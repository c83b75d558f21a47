import { staffDevices as words } from '#i18n/fa/staff-devices.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { mayCall } from '#machines/api/may-call.ts'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { DeviceLookup } from './DeviceLookup.tsx'
import { WarrantyImport } from './WarrantyImport.tsx'

/** Warranty codes: one is looked up and revoked by support, many are imported by who keeps the catalogue. */
export function DevicesPage({ member }: { member: Schemas['StaffMember'] }) {
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <h1 className={css({ textStyle: 'h1', marginBlockEnd: '4' })}>{words.title}</h1>
      <div className={css({ display: 'grid', gap: '6' })}>
        {mayCall(member, 'findStaffDevice') && <DeviceLookup />}
        {mayCall(member, 'importWarrantyCodes') && <WarrantyImport />}
      </div>
    </>
  )
}
