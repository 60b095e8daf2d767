import { Check, X } from 'lucide-react';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { classNames, VisuallyHidden } from 'shared/ui';
import { useT } from './i18n';
import type { MemberOrder } from './order';
import styles from './order.module.css';
import { getOrderEnd, getOrderProgress } from './order-progress';

interface StepProps {
  label: string;
  /** Null where the step is not reached. */
  at: string | null;
  current: boolean;
  /** The order ended here instead of reaching its last step. */
  ended?: boolean;
}

const Step = ({ label, at, current, ended = false }: StepProps) => {
  const t = useT();
  const language = useLanguage();
  const reached = at !== null || ended;
  const Icon = ended ? X : Check;
  return (
    <li
      className={classNames(reached && styles.reached, ended && styles.ended, current && styles.current)}
      aria-current={current ? 'step' : undefined}
    >
      <span className={styles.dot}>{reached && <Icon size={16} aria-hidden />}</span>
      <span className={styles.step}>
        {label}
        {reached && <VisuallyHidden> {t(current ? 'now' : 'done')}</VisuallyHidden>}
      </span>
      {at && <time dateTime={at}>{formatDateLong(at, language, true)}</time>}
    </li>
  );
};

/** The steps of an order with the time each was reached; a cancelled, expired or returned order ends with its status. */
export const OrderProgress = ({ order }: { order: MemberOrder }) => {
  const t = useT();
  const end = getOrderEnd(order);
  const steps = getOrderProgress(order);
  const currentIndex = steps.findLastIndex(({ at }) => at !== null);
  const visibleSteps = end ? steps.slice(0, currentIndex + 1) : steps;
  return (
    <ol className={styles.steps} aria-label={t('progress')}>
      {visibleSteps.map(({ step, at }, index) => (
        <Step key={step} label={t(`step.${step}`)} at={at} current={index === currentIndex && !end} />
      ))}
      {end && <Step label={t(end.status)} at={end.at} current ended />}
    </ol>
  );
};
