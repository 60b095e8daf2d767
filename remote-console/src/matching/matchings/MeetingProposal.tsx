import { Box } from '@mui/material';
import type { ConsoleMatching, Fair } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { formatSlotDateTime } from './format-slot';
import { meetingI18n } from './i18n';
import { SlotTimes } from './SlotTimes';
import { usePartyNames } from './use-board';

type Meeting = Pick<ConsoleMatching, 'seller' | 'sellerCompany' | 'buyerCompany' | 'slots' | 'proposal' | 'expiresAt'>;

/** Who proposes how many other times, and until when they can be answered; nothing without a proposal (M25). */
export const useProposalLabel = ({ timezone }: Pick<Fair, 'timezone'>) => {
  const t = meetingI18n.useT();
  const language = useLanguage();
  const getPartyNames = usePartyNames();
  return (meeting: Meeting) => {
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

/** Other times that one company proposes: who, until when, which ones, and what was written. */
export const MeetingProposal = ({ fair, meeting }: { fair: Pick<Fair, 'timezone'>; meeting: Meeting }) => {
  const label = useProposalLabel(fair)(meeting);
  const { proposal } = meeting;
  if (!proposal) return null;
  return (
    <>
      <Box>{label}</Box>
      <SlotTimes slots={proposal.slots} timezone={fair.timezone} />
      {proposal.message && <Box>{proposal.message}</Box>}
    </>
  );
};
