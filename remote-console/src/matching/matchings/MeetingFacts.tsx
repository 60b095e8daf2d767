import { Box, Chip, Link as Look } from '@mui/material';
import type { ConsoleMatching, Fair } from 'shared/contract';
import { formatDateLong, formatNumber } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Fact, Facts } from '../../parts/Facts';
import { said, usePair } from './board';
import { momentName } from './clock';
import { meetingI18n } from './i18n';
import { meetingTones } from './tones';

const Party = ({ user, name }: { user: string; name: string }) => (
  <Look component={Link} to={`/console/users/${user}`}>
    {name}
  </Look>
);

/** All that is known of a meeting or a request. */
export const MeetingFacts = ({ fair, meeting }: { fair: Fair; meeting: ConsoleMatching }) => {
  const t = meetingI18n.useT();
  const language = useLanguage();
  const pair = usePair()(meeting);
  const when = (at: string) => momentName(at, fair.timezone, language);
  const { attendance } = meeting;
  const attended = [
    attendance.seller && `${pair.seller}: ${t(attendance.seller)}`,
    attendance.buyer && `${pair.buyer}: ${t(attendance.buyer)}`,
  ].filter(Boolean);
  return (
    <Facts>
      <Fact label={t('status')}>
        <Chip color={meetingTones[meeting.status] ?? 'default'} label={t(meeting.status)} />
      </Fact>
      <Fact label={t('seller')}>
        <Party user={meeting.seller} name={pair.seller} />
      </Fact>
      <Fact label={t('buyer')}>
        <Party user={meeting.buyer} name={pair.buyer} />
      </Fact>
      <Fact label={t('slot')}>{meeting.slot && when(meeting.slot.start)}</Fact>
      <Fact label={t('place')}>
        {meeting.tableName ??
          (meeting.room ? (
            <Look href={meeting.room.url} target="_blank" rel="noopener noreferrer">
              {meeting.room.url}
            </Look>
          ) : (
            t(meeting.mode === 'ONLINE' ? 'online' : 'offline')
          ))}
      </Fact>
      <Fact label={t('candidates')}>
        {meeting.status === 'REQUESTED' &&
          meeting.slots.map(({ start, struckAt }) => (
            <Box key={start} sx={{ textDecoration: struckAt ? 'line-through' : 'none' }}>
              {when(start)} {struckAt && `(${t('struck')})`}
            </Box>
          ))}
      </Fact>
      <Fact label={t('interpreter')}>{meeting.interpreter}</Fact>
      <Fact label={t('message')}>{meeting.message}</Fact>
      <Fact label={t('products')}>{meeting.products.map(({ name }) => said(name, language)).join(', ')}</Fact>
      <Fact label={t('reason')}>{meeting.cancel?.reason ?? meeting.declineReason}</Fact>
      <Fact label={t('attendance')}>{attended.join(' · ')}</Fact>
      <Fact label={t('logs')}>
        {meeting.logs.length > 0 &&
          meeting.logs.map(({ by, score, amount, currency, note }) => (
            <Box key={by}>
              {by === meeting.seller ? pair.seller : pair.buyer}: {t('score', { score })}
              {amount !== null && ` · ${formatNumber(amount)} ${currency ?? ''}`} · {note}
            </Box>
          ))}
      </Fact>
      <Fact label={t('memo')}>{meeting.memo}</Fact>
      <Fact label={t('history')}>
        {meeting.history.map(({ at, to }) => (
          <Box key={`${at} ${to}`}>
            {formatDateLong(at, language, true)} · {t(to)}
          </Box>
        ))}
      </Fact>
    </Facts>
  );
};
