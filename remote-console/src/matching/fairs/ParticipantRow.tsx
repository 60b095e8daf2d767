import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { formatDate } from 'shared/format';
import { StatusChip } from '../../components/fields/StatusChip';
import { useAction } from '../../components/hooks/use-action';
import { useBusinessSectors } from '../../components/hooks/use-business-sectors';
import { useLocalised } from '../../components/hooks/use-localised';
import { fairI18n } from './i18n';
import { ParticipantDetails } from './ParticipantDetails';
import { type Participant, participationStatusTones } from './participant';
import { RejectParticipantDialog } from './RejectParticipantDialog';
import { useUpdateParticipation } from './use-update-participation';

const ParticipantActions = ({ participant, onReject }: { participant: Participant; onReject: () => void }) => {
  const t = fairI18n.useT();
  const { update, reload } = useUpdateParticipation(participant);
  const { busy, run } = useAction(reload);
  return (
    <>
      {participant.status !== 'APPROVED' && (
        <Button
          variant={participant.status === 'PENDING' ? 'contained' : 'outlined'}
          disabled={busy}
          onClick={() => run(() => update({ status: 'APPROVED' }), t('approved'))}
        >
          {t('approve')}
        </Button>
      )}
      {(participant.status === 'PENDING' || participant.status === 'APPROVED') && (
        <Button variant={participant.status === 'PENDING' ? 'outlined' : 'text'} color="error" onClick={onReject}>
          {t(participant.status === 'APPROVED' ? 'revoke' : 'reject')}
        </Button>
      )}
    </>
  );
};

/** One participant of the list: status, facts for the decision, and the buttons to decide. */
export const ParticipantRow = ({ participant }: { participant: Participant }) => {
  const t = fairI18n.useT();
  const localise = useLocalised();
  const { getSectorName, getCityName } = useBusinessSectors();
  const [open, setOpen] = useState<'details' | 'rejection' | null>(null);
  const name = localise(participant.company.name);
  const details = [
    getSectorName(participant.company.category),
    getCityName(participant.company.city),
    participant.mode.map((mode) => t(mode)).join('·'),
    participant.role === 'SELLER' && t('productCount', { count: participant.products }),
    t('meetingCount', { count: participant.meetings }),
    formatDate(participant.appliedAt),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr', sm: 'auto minmax(0, 1fr) auto' },
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <StatusChip
        status={participant.status}
        tones={participationStatusTones}
        label={t(participant.status)}
        sx={{ justifySelf: 'start', minWidth: 68 }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {details.filter(Boolean).join(' · ')}
        </Typography>
        {participant.reason && (
          <Typography variant="body2" color="text.secondary">
            {t('reason')}: {participant.reason}
          </Typography>
        )}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '& button': { minHeight: { xs: 44, sm: 0 } } }}>
        <ParticipantActions participant={participant} onReject={() => setOpen('rejection')} />
        <Button aria-label={t('detailsOf', { name })} onClick={() => setOpen('details')}>
          {t('details')}
        </Button>
      </Stack>
      {open === 'details' && <ParticipantDetails participant={participant} name={name} onClose={() => setOpen(null)} />}
      {open === 'rejection' && (
        <RejectParticipantDialog participant={participant} name={name} onClose={() => setOpen(null)} />
      )}
    </Box>
  );
};
