import { useLanguage } from 'shared/i18n';
import { classNames } from 'shared/ui';
import { formatDateRange } from '../../../components/zoned-time';
import styles from './FairPhases.module.css';
import { fairI18n } from './i18n';
import type { Fair } from './load';
import { getPhaseState, getPhaseWindows, phases } from './phases';

/** The four phases of a fair and the state of each now; phases can overlap. */
export const FairPhases = ({ fair }: { fair: Fair }) => {
  const t = fairI18n.useT();
  const language = useLanguage();
  const now = new Date().toISOString();
  const windows = getPhaseWindows(fair);
  return (
    <section aria-label={t('schedule')}>
      <ol className={styles.phases}>
        {phases.map((phase) => {
          const state = getPhaseState(windows[phase], now);
          return (
            <li key={phase} className={classNames(styles.phase, styles[state])}>
              <span className={styles.name}>{t(phase)}</span>
              <span className={styles.span}>
                {formatDateRange(windows[phase].from, windows[phase].to, fair.timezone, language)}
              </span>
              <span className={styles.state}>{t(state)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
