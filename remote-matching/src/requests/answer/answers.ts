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

/** What the reader does by an answer: rejecting one's own proposal is taking it back. */
export const getDeed = (answer: Answer, { proposal, actions }: Pick<Matching, 'proposal' | 'actions'>) =>
  answer === 'REJECT_PROPOSAL' && proposal !== null && !actions.includes('ACCEPT_PROPOSAL')
    ? ('TAKE_BACK' as const)
    : answer;

/** The key of the texts of an answer. */
export const getTextKey = (answer: Answer, matching: Pick<Matching, 'status' | 'proposal' | 'actions'>) => {
  const deed = getDeed(answer, matching);
  if (matching.status !== 'REQUESTED') return deed;
  if (deed === 'TAKE_BACK') return 'TAKE_BACK_COUNTER' as const;
  return hasRequestTexts(deed) ? requestTexts[deed] : deed;
};
