import { useEffect, useState } from 'react';
import { useLanguage } from 'shared/i18n';
import { getRemoteTitle, type RunningRelease } from 'shared/remotes';
import styles from './federation.module.css';
import { useT } from './i18n';
import { limits } from './limits';

const stages = [
  { name: 'quiet', until: 150 },
  { name: 'loading', until: limits.slowMs },
] as const;

interface LoadingStateProps {
  release: RunningRelease;
  /** The page threw an error on the server, so a reader without scripts gets no other page. */
  hasFailed?: boolean;
}

/** Shows nothing at first, then a page outline, then a message that loading takes longer than usual. */
export const LoadingState = ({ release, hasFailed = false }: LoadingStateProps) => {
  const t = useT();
  const name = getRemoteTitle(release.manifest, useLanguage());
  const [stage, setStage] = useState<'quiet' | 'loading' | 'slow'>('quiet');
  useEffect(() => {
    const timers = stages.map(({ until }, index) =>
      setTimeout(() => setStage(stages[index + 1]?.name ?? 'slow'), until),
    );
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div className={styles.waiting} data-remote={release.name} data-state={stage}>
      {hasFailed && (
        <noscript>
          <section className={styles.failed}>
            <h2>{t('crashed', { name })}</h2>
          </section>
        </noscript>
      )}
      <div className={styles.outline} aria-hidden="true" hidden={stage === 'quiet'}>
        <i />
        <i />
        <i />
      </div>
      <p role="status" className={stage === 'slow' ? styles.slow : styles.hidden}>
        {stage === 'slow' ? t('slowHint', { name }) : stage === 'loading' ? t('loading') : ''}
      </p>
    </div>
  );
};
