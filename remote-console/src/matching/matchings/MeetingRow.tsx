import { Box } from '@mui/material';
import type { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { StatusChip } from '../../components/fields/StatusChip';
import { formatSlotDateTime } from './format-slot';
import { meetingI18n } from './i18n';
import { meetingStatusTones } from './status-tones';
import { usePartyNames } from './use-board';

type Meeting = Awaited<ReturnType<typeof api.console.matchings.list>>['matchings'][number];

interface Props {
  meeting: Meeting;
  timezone: string;
  onOpen: () => void;
}

/** One request or meeting of the list: status, parties, time and place. */
export const MeetingRow = ({ meeting, timezone, onOpen }: Props) => {
  const t = meetingI18n.useT();
  const language = useLanguage();
  const getPartyNames = usePartyNames();
  const at = meeting.slot?.start ?? meeting.slots[0]?.start;
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box
        component="button"
        type="button"
        onClick={onOpen}
        sx={{
          display: 'grid',
          gap: { xs: 0.5, sm: 2 },
          alignItems: 'center',
          gridTemplateColumns: { sm: '92px minmax(0, 1fr) auto' },
          width: '100%',
          minHeight: 44,
          py: 1,
          px: 0.5,
          border: 0,
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          fontSize: '0.875rem',
          textAlign: 'left',
          cursor: 'pointer',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <StatusChip
          status={meeting.status}
          tones={meetingStatusTones}
          label={t(meeting.status)}
          sx={{ justifySelf: 'start' }}
        />
        <Box component="span" sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
          {t('pair', getPartyNames(meeting))}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {[
            at && formatSlotDateTime(at, timezone, language),
            meeting.tableName ?? t(meeting.mode === 'ONLINE' ? 'online' : 'offline'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </Box>
    </Box>
  );
};
