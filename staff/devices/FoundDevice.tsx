import { toPersianDigits } from '#domain/digits.ts'
import { staffDevices as words } from '#i18n/fa/staff-devices.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css, cx } from '#styled/css/index.js'
import { ActionsPanel } from '#staff/actions/ActionsPanel.tsx'
import { detailColumns, detailStack } from '#staff/app/DetailHead.tsx'
import { fullName } from '#staff/app/full-name.ts'
import { Moment } from '#staff/app/Moment.tsx'
import { factGrid } from '#staff/app/fact-looks.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { TaskDialog } from '#staff/tasks/TaskDialog.tsx'
import { useTask } from '#staff/tasks/use-task.ts'
import { day, phoneNumber } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { Fact } from '#src/ui/Fact.tsx'
import { WarrantyBadge } from './WarrantyBadge.tsx'

type Device = Schemas['StaffDevice']
type Props = { device: Device; onChange: (device: Device) => void; onOutdated: () => void }

const { facts, owner, revoke } = words

/** What a warranty code is for, whose device has it, and what staff did with it. */
export function FoundDevice({ device, onChange, onOutdated }: Props) {
  const { id, product, registration, revoked_at: revokedAt, imported_at: importedAt } = device
  const flow = useTask(`device-${id}`, {
    onDone: (result) => {
      if (result.subject === 'device') onChange(result.device)
    },
    onOutdated,
  })
  const isRegistered = registration !== null
  return (
    <div className={detailColumns}>
      <div className={detailStack}>
        <Panel title={words.code(device.warranty_code)}>
          <div className={stack}>
            <WarrantyBadge warranty={device.warranty} />
            <dl className={cx(factGrid, css({ width: 'full' }))}>
              <Fact label={facts.product}>
                {product === null ? facts.noProduct : product.title}
                {product !== null && <span className={small}>{facts.sku(product.sku)}</span>}
              </Fact>
              <Fact label={facts.registryCode}>{toPersianDigits(device.registry_code)}</Fact>
              <Fact label={facts.serial}>
                {device.serial_number === null ? (
                  facts.none
                ) : (
                  <bdi dir="ltr">{device.serial_number}</bdi>
                )}
              </Fact>
              {importedAt !== null && (
                <Fact label={facts.importedAt}>
                  <Moment at={importedAt} />
                </Fact>
              )}
              {revokedAt !== null && (
                <Fact label={facts.revokedAt}>
                  <Moment at={revokedAt} />
                </Fact>
              )}
            </dl>
            {revokedAt === null && (
              <div>
                <Button
                  look="danger"
                  onClick={() =>
                    flow.send({
                      type: 'task.chosen',
                      task: { kind: 'warrantyRevoke', id, isRegistered, needsText: true },
                    })
                  }
                >
                  {revoke.open}
                </Button>
              </div>
            )}
          </div>
        </Panel>
        <Panel title={owner.title}>
          {registration === null ? <p>{owner.none}</p> : <OwnerFacts owner={registration} />}
        </Panel>
      </div>
      <ActionsPanel title={words.actions} none={words.noActions} actions={device.actions} />
      <TaskDialog flow={flow} />
    </div>
  )
}

function OwnerFacts({ owner: its }: { owner: Schemas['DeviceOwner'] }) {
  return (
    <dl className={cx(factGrid, css({ width: 'full' }))}>
      <Fact label={owner.name}>{fullName({ ...its, id: its.customer_id })}</Fact>
      <Fact label={owner.phone}>
        <bdi>{phoneNumber(its.phone_number)}</bdi>
      </Fact>
      <Fact label={owner.firstImei}>{toPersianDigits(its.first_imei)}</Fact>
      {its.second_imei !== null && (
        <Fact label={owner.secondImei}>{toPersianDigits(its.second_imei)}</Fact>
      )}
      <Fact label={owner.registeredAt}>
        <Moment at={its.registered_at} />
      </Fact>
      <Fact label={owner.expiresAt}>{day(its.expires_at)}</Fact>
    </dl>
  )
}

const stack = css({ display: 'grid', gap: '4', justifyItems: 'start' })
const small = css({ display: 'block', textStyle: 'small', color: 'text-2' })
