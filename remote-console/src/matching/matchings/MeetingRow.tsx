import { Box } from '@mui/material';
import type { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { StatusChip } from '../../components/fields/StatusChip';
import { formatSlotDateTime } from './format-slot';
import { meetingI18n } from './i18n';
import { useProposalLabel } from './proposals/use-proposal-label';
import { endedStatuses, meetingStatusTones } from './status-tones';
import { usePartyNames } from './use-board';

type Meeting = Awaited<ReturnType<typeof api.console.matchings.list>>['matchings'][number];

interface Props {
  meeting: Meeting;
  timezone: string;
  onOpen: () => void;
}

/** When a meeting is, or the times that an open request can be agreed on. */
const MeetingTimes = ({ meeting, timezone }: Omit<Props, 'onOpen'>) => {
  const t = meetingI18n.useT();
  const language = useLanguage();
  const { status, slot, proposal } = meeting;
  const proposed = useProposalLabel({ timezone })(meeting);
  const formatTime = (at: string) => formatSlotDateTime(at, timezone, language);
  const { slots } = proposal ?? meeting;
  const [first, ...others] = slots;
  if (slot)
    return (
      <>
        {formatTime(slot.start)}
        {proposed && (
          <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>
            {proposed}
          </Box>
        )}
      </>
    );
  if (status === 'REQUESTED')
    return (
      <>
        <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>
          {proposed ?? t('candidateCount', { count: slots.filter(({ struckAt }) => !struckAt).length })}
        </Box>
        {slots.map(({ start, struckAt }) => (
          <Box key={start} component={struckAt ? 's' : 'span'} sx={{ display: 'block' }}>
            {formatTime(start)}
          </Box>
        ))}
      </>
    );
  if (!first) return null;
  const when = formatTime(first.start);
  return others.length > 0 ? t('moreTimes', { when, count: others.length }) : when;
};

/** One request or meeting of the list: status, parties, time and place. */
export const MeetingRow = ({ meeting, timezone, onOpen }: Props) => {
  const t = meetingI18n.useT();
  const getPartyNames = usePartyNames();
  const isEnded = endedStatuses.includes(meeting.status);
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
          gridTemplateColumns: { sm: '92px minmax(0, 1fr) fit-content(50%)' },
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
        <Box
          component="span"
          sx={{
            fontWeight: isEnded ? 400 : 600,
            color: isEnded ? 'text.secondary' : undefined,
            minWidth: 0,
            overflowWrap: 'anywhere',
          }}
        >
          {t('pair', getPartyNames(meeting))}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          <Box component={isEnded ? 's' : 'span'}>
            <MeetingTimes meeting={meeting} timezone={timezone} />
          </Box>
          {meeting.status !== 'REQUESTED' && ' · '}
          {meeting.tableName ?? t(meeting.mode === 'ONLINE' ? 'online' : 'offline')}
        </Box>
      </Box>
    </Box>
  );
};
