import { classes } from 'shared/ui';
import { useT } from './i18n';
import { leftUntil } from './left';
import styles from './lots.module.css';
import { useNow } from './use-now';

/** What is left by the server's clock; nothing where that is not known yet, as on the server. */
export const Countdown = ({ until, className }: { until: string; className?: string | undefined }) => {
  const t = useT();
  const now = useNow();
  if (now === null) return null;
  const left = leftUntil(until, now);
  return (
    <span role="timer" className={classes(styles.timer, left?.close && styles.close, className)}>
      {left ? (left.days > 0 ? t('leftDays', { days: left.days, hours: left.hours }) : left.time) : t('ending')}
    </span>
  );
};
