import { useLanguage } from 'shared/i18n';
import { commonI18n } from './i18n';
import styles from './MeetingTime.module.css';
import { useBrowserTimeZone } from './use-browser-time-zone';
import { formatDay, formatTimeRange, formatZone, isSameLocalTime } from './zoned-time';

interface MeetingTimeProps {
  slot: { start: string; end: string };
  /** The fair's time zone. */
  timezone: string;
}

/** A slot in the fair's time zone, and in the reader's own where its clock differs. */
export const MeetingTime = ({ slot, timezone }: MeetingTimeProps) => {
  const t = commonI18n.useT();
  const language = useLanguage();
  const ownZone = useBrowserTimeZone();
  const formatIn = (zone: string) => `${formatDay(slot.start, zone, language)} ${formatTimeRange(slot, zone)}`;
  return (
    <span className={styles.when}>
      <time dateTime={slot.start}>
        {formatIn(timezone)} <abbr className={styles.zone}>{formatZone(timezone)}</abbr>
      </time>
      {ownZone && !isSameLocalTime(slot.start, timezone, ownZone) && (
        <span className={styles.own}>{t('ownTime', { when: formatIn(ownZone), zone: formatZone(ownZone) })}</span>
      )}
    </span>
  );
};
