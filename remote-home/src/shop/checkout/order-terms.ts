/** The `orderConsents` of the contract, which public pages do not load. */
export const orderTerms = { required: ['shop'], optional: ['marketing'] } as const;
