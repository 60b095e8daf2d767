import { Check } from 'lucide-react';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { classes, VisuallyHidden } from 'shared/ui';
import { useT } from './i18n';
import styles from './order.module.css';
import { reached } from './status';
import type { OwnOrder } from './types';

/** From the order to its end: what was reached and when, where it stands, what is to come. */
export const TimeLine = ({ order: { history, placedAt, status } }: { order: OwnOrder }) => {
  const t = useT();
  const language = useLanguage();
  const all = reached(history, placedAt);
  const last = all.findLastIndex(({ at }) => at !== null);
  const ended = status === 'CANCELLED' || status === 'EXPIRED' || status === 'RETURNED';
  const shown = ended ? all.slice(0, last + 1) : all;
  return (
    <ol className={styles.steps} aria-label={t('progress')}>
      {shown.map(({ step, at }, index) => (
        <li
          key={step}
          className={classes(at !== null && styles.reached, index === last && !ended && styles.here)}
          aria-current={index === last && !ended ? 'step' : undefined}
        >
          <span className={styles.dot}>{at && <Check aria-hidden />}</span>
          <span className={styles.step}>
            {t(`step.${step}`)}
            {at && <VisuallyHidden> {t(index === last && !ended ? 'now' : 'done')}</VisuallyHidden>}
          </span>
          {at && <time dateTime={at}>{formatDateLong(at, language, true)}</time>}
        </li>
      ))}
      {ended && (
        <li className={styles.ended}>
          <span className={styles.dot} />
          <span className={styles.step}>{t(status)}</span>
        </li>
      )}
    </ol>
  );
};
