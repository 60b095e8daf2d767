import { classNames } from 'shared/ui';
import { useT } from './i18n';
import styles from './lots.module.css';
import { getTimeLeft } from './time-left';
import { useServerTime } from './use-server-time';

/** The time left by the server's clock; nothing while that is not known, as on the server. */
export const Countdown = ({ until, className }: { until: string; className?: string | undefined }) => {
  const t = useT();
  const now = useServerTime();
  if (now === null) return null;
  const left = getTimeLeft(until, now);
  return (
    <span role="timer" className={classNames(styles.timer, left?.urgent && styles.urgent, className)}>
      {left ? (left.days > 0 ? t('leftDays', { days: left.days, hours: left.hours }) : left.time) : t('ending')}
    </span>
  );
};
