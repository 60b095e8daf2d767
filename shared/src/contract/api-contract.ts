/**
 * Version of the API contract: what routes accept and what they answer. Each change of it has a version of its own: the minor one rises with
 * what is added, the major one with what breaks a client of the version before. `npm run generate` compares (decision 79).
 */
export const apiContract = '1.2.0';

/** The contracts whose clients the API serves, both ends included: all of its major version up to its own. */
export const servedContracts = { oldest: `${apiContract.split('.')[0]}.0.0`, newest: apiContract };
