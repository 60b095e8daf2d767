import { MapPin, Video } from 'lucide-react';
import { OutsideLink } from 'shared/ui';
import { matchI18n } from '../../components/match-i18n';
import type { Matching } from '../slots/use-own-times';
import { scheduleI18n } from './i18n';
import styles from './Place.module.css';

/** Where a meeting is: the table of the place, or the room of a video call. */
export const Place = ({ matching, linked = false }: { matching: Matching; linked?: boolean }) => {
  const t = scheduleI18n.useT();
  const names = matchI18n.useT();
  const { mode, tableName, room, fair, status } = matching;
  if (mode === 'OFFLINE')
    return (
      <span className={styles.place}>
        <MapPin aria-hidden />
        {[names('OFFLINE'), fair.venue?.name, tableName && t('table', { table: tableName })]
          .filter(Boolean)
          .join(' · ')}
      </span>
    );
  return (
    <span className={styles.place}>
      <Video aria-hidden />
      {linked && room && status === 'ACCEPTED' ? (
        <>
          <OutsideLink href={room.url}>{t('room')}</OutsideLink>
          {room.passcode && <span>{t('passcode', { passcode: room.passcode })}</span>}
        </>
      ) : (
        names('ONLINE')
      )}
    </span>
  );
};
