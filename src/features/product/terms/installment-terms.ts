/** The page about buying by instalments (N20). */
export const installmentTermsPage = '/terms-installment'
