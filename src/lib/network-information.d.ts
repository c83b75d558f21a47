/** The Network Information API, where a browser has it: whether its owner wants to save data. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}
