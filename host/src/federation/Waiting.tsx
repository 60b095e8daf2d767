import { useEffect, useState } from 'react';
import type { RemoteName } from 'shared/remotes';
import styles from './federation.module.css';
import { useT } from './i18n';
import { limits } from './limits';

const stages = [
  { name: 'quiet', until: 150 },
  { name: 'loading', until: limits.slow },
] as const;

/** Nothing for a moment, then the outline of a page, then the word that it takes longer than usual. */
export const Waiting = ({ remote }: { remote: RemoteName }) => {
  const t = useT();
  const [stage, setStage] = useState<'quiet' | 'loading' | 'slow'>('quiet');
  useEffect(() => {
    const timers = stages.map(({ until }, index) =>
      setTimeout(() => setStage(stages[index + 1]?.name ?? 'slow'), until),
    );
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <div className={styles.waiting} data-remote={remote} data-state={stage}>
      <p role="status" className={stage === 'slow' ? styles.slow : styles.hidden}>
        {stage === 'slow' ? t('slowly', { name: t(remote) }) : stage === 'loading' ? t('loading') : ''}
      </p>
      <div className={styles.outline} aria-hidden="true" hidden={stage === 'quiet'}>
        <i />
        <i />
        <i />
      </div>
    </div>
  );
};
