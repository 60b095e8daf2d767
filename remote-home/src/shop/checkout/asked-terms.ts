/** As the contract's `orderConsents` has them; the page does not load the contract itself. */
export const askedTerms = { required: ['shop'], optional: ['marketing'] } as const;
