import { MapPin, Video } from 'lucide-react';
import { ExternalLink } from 'shared/ui';
import common from '../../components/common.module.css';
import { commonI18n } from '../../components/i18n';
import type { Matching } from '../../data/use-matchings';
import { scheduleI18n } from '../i18n';
import styles from './MeetingPlace.module.css';

/** Where a meeting takes place: venue and table, or video call. `linked` adds the link to the room of an agreed meeting. */
export const MeetingPlace = ({ matching, linked = false }: { matching: Matching; linked?: boolean }) => {
  const t = scheduleI18n.useT();
  const commonT = commonI18n.useT();
  const { mode, tableName, room, fair, status } = matching;
  if (mode === 'OFFLINE')
    return (
      <span className={styles.place}>
        <MapPin aria-hidden />
        {[commonT('OFFLINE'), fair.venue?.name, tableName && t('table', { table: tableName })]
          .filter(Boolean)
          .join(' · ')}
      </span>
    );
  return (
    <span className={styles.place}>
      <Video aria-hidden />
      {linked && room && status === 'ACCEPTED' ? (
        <>
          <ExternalLink className={common.link} href={room.url}>
            {t('room')}
          </ExternalLink>
          {room.passcode && <span>{t('passcode', { passcode: room.passcode })}</span>}
        </>
      ) : (
        commonT('ONLINE')
      )}
    </span>
  );
};
