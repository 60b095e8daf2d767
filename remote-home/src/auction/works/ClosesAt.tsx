import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Countdown } from '../search/Countdown';
import { useT as useAuctionT } from '../search/i18n';
import type { Work } from './load';
import styles from './panel.module.css';

type ClosesAtProps = { work: Pick<Work, 'status' | 'openAt' | 'effectiveEndAt' | 'extensions'> };

/** The moment stands there without script; what is left by the server's clock comes above it. */
export const ClosesAt = ({ work: { status, openAt, effectiveEndAt, extensions } }: ClosesAtProps) => {
  const lots = useAuctionT();
  const language = useLanguage();
  const coming = status === 'SCHEDULED';
  const at = coming ? openAt : effectiveEndAt;
  return (
    <p className={styles.closes}>
      <span className={styles.label}>{coming ? lots('SCHEDULED') : lots('left')}</span>
      <Countdown until={at} className={styles.left} />
      <time dateTime={at} className={styles.label}>
        {lots(coming ? 'opensAt' : 'closesAt', { time: formatDateLong(at, language, true) })}
        {extensions > 0 && ` · ${lots('extended', { count: extensions })}`}
      </time>
    </p>
  );
};
