import { Box } from '@mui/material';
import type { Fair } from 'shared/contract';
import { SlotTimes } from './SlotTimes';
import { type ProposedMeeting, useProposalLabel } from './use-proposal-label';

/** Other times that one company proposes: who, until when, which ones, and what was written. */
export const MeetingProposal = ({ fair, meeting }: { fair: Pick<Fair, 'timezone'>; meeting: ProposedMeeting }) => {
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
