import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Countdown } from '../../lots/Countdown';
import { useT as useLotT } from '../../lots/i18n';
import type { Work } from '../load';
import styles from './panel.module.css';

type ClosingTimeProps = { work: Pick<Work, 'status' | 'openAt' | 'effectiveEndAt' | 'extensions'> };

/** When a lot opens or closes, with a countdown. The time also shows without JavaScript. */
export const ClosingTime = ({ work: { status, openAt, effectiveEndAt, extensions } }: ClosingTimeProps) => {
  const lotT = useLotT();
  const language = useLanguage();
  const scheduled = status === 'SCHEDULED';
  const at = scheduled ? openAt : effectiveEndAt;
  return (
    <p className={styles.closes}>
      <span className={styles.label}>{scheduled ? lotT('SCHEDULED') : lotT('left')}</span>
      <Countdown until={at} className={styles.timeLeft} />
      <time dateTime={at} className={styles.label}>
        {lotT(scheduled ? 'opensAt' : 'closesAt', { time: formatDateLong(at, language, true) })}
        {extensions > 0 && ` · ${lotT('extended', { count: extensions })}`}
      </time>
    </p>
  );
};
