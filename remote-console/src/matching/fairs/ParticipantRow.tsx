import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiFailure, api } from 'shared/client';
import { formatDate } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { useTrades } from '../../parts/trades';
import { fairI18n } from './i18n';
import { ParticipantDetails } from './ParticipantDetails';
import { type Participant, tones } from './participants';
import { RefuseDialog } from './RefuseDialog';

const Decisions = ({ part, onRefuse }: { part: Participant; onRefuse: () => void }) => {
  const t = fairI18n.useT();
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const approve = async () => {
    setBusy(true);
    try {
      const params = { id: part._fair, participation: part._id };
      await api.console.participations.update({ params, body: { status: 'APPROVED', version: part.version } });
      notify(t('approved'), { type: 'info' });
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      notify(cause.message, { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: ['participations', part._fair] });
    setBusy(false);
  };
  return (
    <>
      {part.status !== 'APPROVED' && (
        <Button
          variant={part.status === 'PENDING' ? 'contained' : 'outlined'}
          disabled={busy}
          onClick={() => void approve()}
        >
          {t('approve')}
        </Button>
      )}
      {(part.status === 'PENDING' || part.status === 'APPROVED') && (
        <Button variant={part.status === 'PENDING' ? 'outlined' : 'text'} color="error" onClick={onRefuse}>
          {t(part.status === 'APPROVED' ? 'revoke' : 'reject')}
        </Button>
      )}
    </>
  );
};

/** One applicant: what counts for the decision, and the decision. */
export const ParticipantRow = ({ part }: { part: Participant }) => {
  const t = fairI18n.useT();
  const language = useLanguage();
  const { tradeOf, cityOf } = useTrades();
  const [open, setOpen] = useState<'details' | 'refusal' | null>(null);
  const name = part.company.name[language]?.trim() || part.company.name.ko;
  const told = [
    tradeOf(part.company.category),
    cityOf(part.company.city),
    part.mode.map((mode) => t(mode)).join('·'),
    part.role === 'SELLER' && t('productCount', { count: part.products }),
    t('meetingCount', { count: part.meetings }),
    formatDate(part.appliedAt),
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
      <Chip
        variant="outlined"
        color={tones[part.status]}
        label={t(part.status)}
        sx={{ justifySelf: 'start', minWidth: 68 }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {told.filter(Boolean).join(' · ')}
        </Typography>
        {part.reason && (
          <Typography variant="body2" color="text.secondary">
            {t('reason')}: {part.reason}
          </Typography>
        )}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '& button': { minHeight: { xs: 44, sm: 0 } } }}>
        <Decisions part={part} onRefuse={() => setOpen('refusal')} />
        <Button aria-label={t('detailsOf', { name })} onClick={() => setOpen('details')}>
          {t('details')}
        </Button>
      </Stack>
      {open === 'details' && <ParticipantDetails part={part} name={name} onClose={() => setOpen(null)} />}
      {open === 'refusal' && <RefuseDialog part={part} name={name} onClose={() => setOpen(null)} />}
    </Box>
  );
};
