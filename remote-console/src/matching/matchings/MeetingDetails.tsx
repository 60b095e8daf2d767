import { Box, Chip, Link as MuiLink } from '@mui/material';
import type { ConsoleMatching, Fair } from 'shared/contract';
import { formatDateLong, formatNumber } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { DescriptionItem, DescriptionList } from '../../components/fields/DescriptionList';
import { localise } from '../../components/hooks/use-localised';
import { formatSlotDateTime } from './format-slot';
import { meetingI18n } from './i18n';
import { MeetingProposal } from './proposals/MeetingProposal';
import { SlotTimes } from './proposals/SlotTimes';
import { meetingStatusTones } from './status-tones';
import { usePartyNames } from './use-board';

const PartyLink = ({ user, name }: { user: string; name: string }) => (
  <MuiLink component={Link} to={`/console/users/${user}`}>
    {name}
  </MuiLink>
);

/** All data of a meeting or request. */
export const MeetingDetails = ({ fair, meeting }: { fair: Fair; meeting: ConsoleMatching }) => {
  const t = meetingI18n.useT();
  const language = useLanguage();
  const partyNames = usePartyNames()(meeting);
  const formatTime = (at: string) => formatSlotDateTime(at, fair.timezone, language);
  const { attendance, cancel } = meeting;
  const nameActor = (by: string | null) => {
    if (by === null) return t('system');
    if (by === meeting.seller) return partyNames.seller;
    return by === meeting.buyer ? partyNames.buyer : t('organiser');
  };
  const written = cancel ? `${cancel.reason} (${nameActor(cancel.by)})` : meeting.declineReason;
  const { expiredReason } = meeting;
  const code = expiredReason && t(`expired.${expiredReason}`);
  const reason = meeting.status === 'CANCELLED' ? (code ?? written) : [code, written].filter(Boolean).join(' ');
  const attended = [
    attendance.seller && `${partyNames.seller}: ${t(attendance.seller)}`,
    attendance.buyer && `${partyNames.buyer}: ${t(attendance.buyer)}`,
  ].filter(Boolean);
  return (
    <DescriptionList>
      <DescriptionItem label={t('status')}>
        <Chip color={meetingStatusTones[meeting.status] ?? 'default'} label={t(meeting.status)} />
      </DescriptionItem>
      <DescriptionItem label={t('seller')}>
        <PartyLink user={meeting.seller} name={partyNames.seller} />
      </DescriptionItem>
      <DescriptionItem label={t('buyer')}>
        <PartyLink user={meeting.buyer} name={partyNames.buyer} />
      </DescriptionItem>
      <DescriptionItem label={t('slot')}>{meeting.slot && formatTime(meeting.slot.start)}</DescriptionItem>
      <DescriptionItem label={t('place')}>
        {meeting.tableName ??
          (meeting.room ? (
            <MuiLink href={meeting.room.url} target="_blank" rel="noopener noreferrer">
              {meeting.room.url}
            </MuiLink>
          ) : (
            t(meeting.mode === 'ONLINE' ? 'online' : 'offline')
          ))}
      </DescriptionItem>
      <DescriptionItem label={t('candidates')}>
        {meeting.status === 'REQUESTED' && <SlotTimes slots={meeting.slots} timezone={fair.timezone} />}
      </DescriptionItem>
      <DescriptionItem label={t('proposal')}>
        {meeting.proposal && <MeetingProposal fair={fair} meeting={meeting} />}
      </DescriptionItem>
      <DescriptionItem label={t('interpreter')}>{meeting.interpreter}</DescriptionItem>
      <DescriptionItem label={t('message')}>{meeting.message}</DescriptionItem>
      <DescriptionItem label={t('products')}>
        {meeting.products.map(({ name }) => localise(name, language)).join(', ')}
      </DescriptionItem>
      <DescriptionItem label={t('reason')}>{reason}</DescriptionItem>
      <DescriptionItem label={t('attendance')}>{attended.join(' · ')}</DescriptionItem>
      <DescriptionItem label={t('logs')}>
        {meeting.logs.length > 0 &&
          meeting.logs.map(({ by, score, amount, currency, note }) => (
            <Box key={by}>
              {by === meeting.seller ? partyNames.seller : partyNames.buyer}: {t('score', { score })}
              {amount !== null && ` · ${formatNumber(amount)} ${currency ?? ''}`} · {note}
            </Box>
          ))}
      </DescriptionItem>
      <DescriptionItem label={t('memo')}>{meeting.memo}</DescriptionItem>
      <DescriptionItem label={t('history')}>
        {meeting.history.map(({ at, by, to }) => (
          <Box key={`${at} ${to}`}>
            {formatDateLong(at, language, true)} · {t(to)} · {nameActor(by)}
          </Box>
        ))}
      </DescriptionItem>
    </DescriptionList>
  );
};
