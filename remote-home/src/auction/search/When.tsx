import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Countdown } from './Countdown';
import { useT } from './i18n';
import { type LotCardData, stateOf } from './lot';
import styles from './lots.module.css';

/** When a lot opens, how long it still runs, or when it ended. The moment itself is there without script. */
export const When = ({ lot }: { lot: Pick<LotCardData, 'status' | 'openAt' | 'effectiveEndAt'> }) => {
  const t = useT();
  const language = useLanguage();
  const state = stateOf(lot);
  const at = state === 'SCHEDULED' ? lot.openAt : lot.effectiveEndAt;
  const key = state === 'SCHEDULED' ? 'opensAt' : state === 'OPEN' ? 'closesAt' : 'closedAt';
  return (
    <p className={styles.when}>
      {state === 'OPEN' && <Countdown until={at} />}
      <time dateTime={at}>{t(key, { time: formatDateLong(at, language, true) })}</time>
    </p>
  );
};
