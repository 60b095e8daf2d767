import { formatNumber, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { useT as useLotT } from '../lots/i18n';
import { useT } from './i18n';
import type { Work } from './load';
import styles from './work.module.css';

export const Estimate = ({ work: { estimateLow, estimateHigh, year, medium } }: { work: Work }) => {
  const t = useT();
  const lotT = useLotT();
  const language = useLanguage();
  const one = estimateLow || estimateHigh;
  const estimate =
    estimateLow && estimateHigh
      ? t('estimateRange', { low: formatNumber(estimateLow), high: formatNumber(estimateHigh) })
      : one
        ? formatWon(one, language)
        : lotT('estimateNone');
  return (
    <>
      {(year || medium) && <p className={styles.brief}>{[medium, year].filter(Boolean).join(', ')}</p>}
      <p className={styles.estimate}>
        <span>{lotT('estimate')}</span> {estimate}
      </p>
    </>
  );
};
