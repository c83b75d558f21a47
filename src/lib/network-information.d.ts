/** The Network Information API, which not every browser supports. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}
