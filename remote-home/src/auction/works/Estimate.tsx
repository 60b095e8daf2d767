import { formatNumber, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { useT as useLotT } from '../lots/i18n';
import type { Work } from './load';
import styles from './work.module.css';

export const Estimate = ({ work: { estimateLow, estimateHigh, year, medium } }: { work: Work }) => {
  const t = useLotT();
  const language = useLanguage();
  const high = estimateHigh ? formatWon(estimateHigh, language) : null;
  const range = estimateLow && high ? `${formatNumber(estimateLow)} – ${high}` : high;
  return (
    <>
      {(year || medium) && <p className={styles.brief}>{[medium, year].filter(Boolean).join(', ')}</p>}
      <p className={styles.estimate}>
        <span>{t('estimate')}</span> {range ?? (estimateLow ? formatWon(estimateLow, language) : t('estimateNone'))}
      </p>
    </>
  );
};
