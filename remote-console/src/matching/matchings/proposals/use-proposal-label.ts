import type { ConsoleMatching, Fair } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { formatSlotDateTime } from '../format-slot';
import { meetingI18n } from '../i18n';
import { usePartyNames } from '../use-board';

export type ProposedMeeting = Pick<
  ConsoleMatching,
  'seller' | 'sellerCompany' | 'buyerCompany' | 'slots' | 'proposal' | 'expiresAt'
>;

/** Who proposes how many other times, and until when they can be answered; nothing without a proposal (M25). */
export const useProposalLabel = ({ timezone }: Pick<Fair, 'timezone'>) => {
  const t = meetingI18n.useT();
  const language = useLanguage();
  const getPartyNames = usePartyNames();
  return (meeting: ProposedMeeting) => {
    const { proposal, seller, expiresAt } = meeting;
    if (!proposal) return null;
    const names = getPartyNames(meeting);
    return t('proposedBy', {
      name: proposal.by === seller ? names.seller : names.buyer,
      count: proposal.slots.filter(({ struckAt }) => !struckAt).length,
      until: formatSlotDateTime(expiresAt, timezone, language),
    });
  };
};
