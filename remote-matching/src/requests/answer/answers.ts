import type { Matching } from '../../data/use-matchings';

/** Actions that are confirmed in a dialog, in the order of their buttons. */
export const answers = [
  'ACCEPT',
  'ACCEPT_PROPOSAL',
  'DECLINE',
  'REJECT_PROPOSAL',
  'PROPOSE',
  'WITHDRAW',
  'CANCEL',
] as const satisfies Matching['actions'][number][];
export type Answer = (typeof answers)[number];
