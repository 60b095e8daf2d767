import { Check } from 'lucide-react';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { classNames, VisuallyHidden } from 'shared/ui';
import { useT } from './i18n';
import type { MemberOrder } from './order';
import styles from './order.module.css';
import { getOrderProgress } from './order-progress';

/** The steps of an order with the time each was reached; a cancelled, expired or returned order ends with its status. */
export const OrderProgress = ({ order: { history, placedAt, status } }: { order: MemberOrder }) => {
  const t = useT();
  const language = useLanguage();
  const steps = getOrderProgress(history, placedAt);
  const currentIndex = steps.findLastIndex(({ at }) => at !== null);
  const ended = status === 'CANCELLED' || status === 'EXPIRED' || status === 'RETURNED';
  const visibleSteps = ended ? steps.slice(0, currentIndex + 1) : steps;
  return (
    <ol className={styles.steps} aria-label={t('progress')}>
      {visibleSteps.map(({ step, at }, index) => (
        <li
          key={step}
          className={classNames(at !== null && styles.reached, index === currentIndex && !ended && styles.current)}
          aria-current={index === currentIndex && !ended ? 'step' : undefined}
        >
          <span className={styles.dot}>{at && <Check size={16} aria-hidden />}</span>
          <span className={styles.step}>
            {t(`step.${step}`)}
            {at && <VisuallyHidden> {t(index === currentIndex && !ended ? 'now' : 'done')}</VisuallyHidden>}
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
