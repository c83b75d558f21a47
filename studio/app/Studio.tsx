import { LocaleProvider } from '@ark-ui/react/locale'
import { useEffect } from 'react'
import { css } from '#styled/css/index.js'
import { firstMachine } from '#studio/shop/models.ts'
import { direction, locale, useLanguage } from '#studio/words/language.ts'
import { studio } from '#studio/words/studio.ts'
import { MachineList } from './MachineList.tsx'
import { studioMachines } from './machines.ts'
import { StudioHeader } from './StudioHeader.tsx'
import { useAddress } from './use-address.ts'
import { Workbench } from './Workbench.tsx'

/** The page: the list of machines, and the workbench of the selected one. */
export function Studio() {
  const language = useLanguage()
  const [chosen, choose] = useAddress('machine')
  const machine = studioMachines.find(({ id }) => id === (chosen ?? firstMachine))
  useEffect(() => {
    Object.assign(document.documentElement, { lang: language, dir: direction() })
    document.title = studio.title
  }, [language])
  return (
    <LocaleProvider locale={locale()}>
      <div className={page}>
        {machine === undefined ? (
          <>
            <StudioHeader />
            <MachineList chosen={null} onChoose={choose} />
            <main>
              <p className={unknown}>{studio.unknown(chosen ?? '')}</p>
            </main>
          </>
        ) : (
          <Workbench machine={machine} onChooseMachine={choose} />
        )}
      </div>
    </LocaleProvider>
  )
}

const page = css({
  display: 'grid',
  gridTemplateRows: { base: 'auto auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '232px minmax(0, 1fr)' },
  height: '100dvh',
  overflow: 'hidden',
})
const unknown = css({ padding: '8', color: 'text-2', textAlign: 'center' })
