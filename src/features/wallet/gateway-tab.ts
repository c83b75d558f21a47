import { wallet } from '#i18n/fa/wallet.ts'

/** The tab of the gateway. It has to be opened within a press, before there is anything to show in it. */
export function gatewayTab() {
  let tab: Window | null = null
  return {
    open: () => {
      tab = window.open('', '_blank')
      if (tab !== null) tab.document.title = wallet.charge.waiting
    },
    /** Writes a page into the tab. Throws if the browser blocked it, or the shopper closed it. */
    show: (page: string) => {
      if (tab === null || tab.closed) throw new Error('the tab of the gateway is not open')
      tab.document.open()
      // oxlint-disable-next-line no-document-write -- the reply is a page of our own server, for a tab of its own (WAL-44)
      tab.document.write(page)
      tab.document.close()
    },
    close: () => {
      tab?.close()
      tab = null
    },
  }
}
