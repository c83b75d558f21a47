import { useSelector } from '@xstate/react'
import { staffDevices } from '#i18n/fa/staff-devices.ts'
import { createStaffWarrantyImportActors } from '#machines/flows/staff-warranty-import/staff-warranty-import.actors.ts'
import {
  staffWarrantyImportMachine,
  staffWarrantyImportSelectors,
} from '#machines/flows/staff-warranty-import/staff-warranty-import.machine.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { useUnsaved } from '#staff/app/unsaved.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { WarrantyImportAt } from './WarrantyImportAt.tsx'

/** Imports the warranty codes of new devices. */
export function WarrantyImport() {
  const api = useApi()
  const actor = useFlow(() => ({
    machine: staffWarrantyImportMachine,
    live: () =>
      staffWarrantyImportMachine.provide({ actors: createStaffWarrantyImportActors(api) }),
    input: () => undefined,
  }))
  const isUnsaved = useSelector(actor, staffWarrantyImportSelectors.hasLines)
  useUnsaved({ isSaving: false, isUnsaved })
  return (
    <Panel title={staffDevices.import.title}>
      <WarrantyImportAt actor={actor} />
    </Panel>
  )
}
