import { useLanguage } from 'shared/i18n';
import { commonI18n } from './i18n';
import styles from './MeetingTime.module.css';
import { useBrowserTimeZone } from './use-browser-time-zone';
import { formatSlot, formatZone, isSameLocalTime } from './zoned-time';

interface MeetingTimeProps {
  slot: { start: string; end: string };
  /** The fair's time zone. */
  timezone: string;
}

/** A slot in the fair's time zone, and in the reader's own where its clock differs. */
export const MeetingTime = ({ slot, timezone }: MeetingTimeProps) => {
  const t = commonI18n.useT();
  const language = useLanguage();
  const readerZone = useBrowserTimeZone();
  return (
    <span className={styles.when}>
      <time dateTime={slot.start}>
        {formatSlot(slot, timezone, language)} <abbr className={styles.zone}>{formatZone(timezone)}</abbr>
      </time>
      {readerZone && !isSameLocalTime(slot.start, timezone, readerZone) && (
        <span className={styles.readerTime}>
          {t('readerTime', { when: formatSlot(slot, readerZone, language), zone: formatZone(readerZone) })}
        </span>
      )}
    </span>
  );
};
