import { useLanguage } from 'shared/i18n';
import { classes } from 'shared/ui';
import { spanText } from '../../../components/match-time';
import { fairI18n } from './i18n';
import type { Fair } from './load';
import styles from './Phases.module.css';
import { phases, stateOf, windowsOf } from './windows';

/** The four windows of a fair, and where today stands in each: they may overlap. */
export const Phases = ({ fair }: { fair: Fair }) => {
  const t = fairI18n.useT();
  const language = useLanguage();
  const at = new Date().toISOString();
  const windows = windowsOf(fair);
  return (
    <section aria-label={t('schedule')}>
      <ol className={styles.phases}>
        {phases.map((phase) => {
          const state = stateOf(windows[phase], at);
          return (
            <li key={phase} className={classes(styles.phase, styles[state])}>
              <span className={styles.name}>{t(phase)}</span>
              <span className={styles.span}>
                {spanText(windows[phase].from, windows[phase].to, fair.timezone, language)}
              </span>
              <span className={styles.state}>{t(state)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
