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

/** Answers whose texts for a request differ from those for an agreed meeting (M25). */
const requestTexts = {
  PROPOSE: 'COUNTER',
  ACCEPT_PROPOSAL: 'ACCEPT_COUNTER',
  REJECT_PROPOSAL: 'REJECT_COUNTER',
} as const satisfies Partial<Record<Answer, string>>;

const hasRequestTexts = (answer: Answer): answer is keyof typeof requestTexts => answer in requestTexts;

/** The key of the texts of an answer. */
export const getTextKey = (answer: Answer, { status }: Pick<Matching, 'status'>) =>
  status === 'REQUESTED' && hasRequestTexts(answer) ? requestTexts[answer] : answer;
