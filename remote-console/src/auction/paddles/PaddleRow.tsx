import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { ConsolePaddle } from 'shared/contract';
import { formatDateTime, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { MemberLink } from '../../components/fields/MemberLink';
import { MemberPhone } from '../../components/fields/MemberPhone';
import { StatusChip } from '../../components/fields/StatusChip';
import { paddleI18n } from './i18n';
import { ApprovePaddleDialog, RejectPaddleDialog } from './PaddleDecisionDialogs';

const paddleStatusTones = { APPLIED: 'warning', APPROVED: 'success', REJECTED: 'default' } as const;

const formatMinute = (at: string) => formatDateTime(at).slice(0, 16);

/** One paddle of the list: bidder, status, and the buttons to decide. */
export const PaddleRow = ({ paddle }: { paddle: ConsolePaddle }) => {
  const t = paddleI18n.useT();
  const language = useLanguage();
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null);
  const { bidder, status, creditLimit, createdAt, decidedAt, reason } = paddle;
  const details = [
    creditLimit === null ? t('noLimit') : `${t('limit')} ${formatWon(creditLimit, language)}`,
    decidedAt ? t('decided', { when: formatMinute(decidedAt) }) : t('applied', { when: formatMinute(createdAt) }),
  ];
  const close = () => setOpen(null);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr', sm: '84px 92px minmax(0, 1fr) auto' },
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {t('paddle', { alias: paddle.alias })}
      </Typography>
      <StatusChip status={status} tones={paddleStatusTones} label={t(status)} sx={{ justifySelf: 'start' }} />
      <Box sx={{ minWidth: 0 }}>
        <MemberLink member={bidder} />
        <Typography variant="body2" color="text.secondary">
          <MemberPhone member={bidder} /> {details.filter(Boolean).join(' · ')}
        </Typography>
        {reason && (
          <Typography variant="body2" color="text.secondary">
            {t('reason')}: {reason}
          </Typography>
        )}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '& button': { minHeight: { xs: 44, sm: 0 } } }}>
        <Button variant={status === 'APPLIED' ? 'contained' : 'outlined'} onClick={() => setOpen('approve')}>
          {t(status === 'APPROVED' ? 'changeLimit' : 'approve')}
        </Button>
        {status !== 'REJECTED' && (
          <Button color="error" onClick={() => setOpen('reject')}>
            {t(status === 'APPROVED' ? 'revoke' : 'reject')}
          </Button>
        )}
      </Stack>
      {open === 'approve' && <ApprovePaddleDialog paddle={paddle} onClose={close} />}
      {open === 'reject' && <RejectPaddleDialog paddle={paddle} onClose={close} />}
    </Box>
  );
};
