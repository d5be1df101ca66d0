/** The number in a Swedish or Norwegian VAT number, which a company may type: merchants have a field for the number alone. */
export const companyNumberOf = (typed: string): string =>
  typed
    .replace(/^\s*SE\s*(\d{6}\s*\p{Pd}?\s*\d{4})\s*\p{Pd}?\s*01\s*$/iu, '$1')
    .replace(/^\s*(?:NO)?\s*(\d{3}\s*\d{3}\s*\d{3})\s*MVA\s*$/i, '$1')
