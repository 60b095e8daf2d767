import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Countdown } from './Countdown';
import { useT } from './i18n';
import { getLotState, type LotCardData } from './lot';
import styles from './lots.module.css';

/** When a lot opens, closes or closed, with a countdown while it is open. The time also shows without JavaScript. */
export const LotTime = ({ lot }: { lot: Pick<LotCardData, 'status' | 'openAt' | 'effectiveEndAt'> }) => {
  const t = useT();
  const language = useLanguage();
  const state = getLotState(lot);
  const at = state === 'SCHEDULED' ? lot.openAt : lot.effectiveEndAt;
  const key = state === 'SCHEDULED' ? 'opensAt' : state === 'OPEN' ? 'closesAt' : 'closedAt';
  return (
    <p className={styles.when}>
      {state === 'OPEN' && <Countdown until={at} />}
      <time dateTime={at}>{t(key, { time: formatDateLong(at, language, true) })}</time>
    </p>
  );
};
