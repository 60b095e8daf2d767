import { useLanguage } from 'shared/i18n';
import styles from './MatchWhen.module.css';
import { matchI18n } from './match-i18n';
import { clocks, dayText, isSameTime, zoneName } from './match-time';
import { useOwnZone } from './use-own-zone';

interface MatchWhenProps {
  slot: { start: string; end: string };
  /** Of the fair. */
  timezone: string;
}

/** A time as the fair's clock shows it, always named, and the reader's own beside it where it differs. */
export const MatchWhen = ({ slot, timezone }: MatchWhenProps) => {
  const t = matchI18n.useT();
  const language = useLanguage();
  const own = useOwnZone();
  const textIn = (zone: string) => `${dayText(slot.start, zone, language)} ${clocks(slot, zone)}`;
  return (
    <span className={styles.when}>
      <time dateTime={slot.start}>
        {textIn(timezone)} <abbr className={styles.zone}>{zoneName(timezone)}</abbr>
      </time>
      {own && !isSameTime(slot.start, timezone, own) && (
        <span className={styles.own}>{t('ownTime', { when: textIn(own), zone: zoneName(own) })}</span>
      )}
    </span>
  );
};
