import { useEffect, useState } from 'react';
import { ApiFailure } from 'shared/client';
import { hostContract, type RunningRelease } from 'shared/remotes';
import { RemoteFailure } from './failure';
import styles from './federation.module.css';
import { keptHtml } from './kept';
import { useT } from './texts';

interface FailedProps {
  release: RunningRelease;
  cause: unknown;
  onRetry: () => void;
}

const failureOf = (release: RunningRelease, cause: unknown) =>
  cause instanceof RemoteFailure ? cause : new RemoteFailure('crashed', release.name, release.version, cause);

/** Names what is missing and why, lets the reader try again, and leaves standing what the server had sent. */
export const Failed = ({ release, cause, onRetry }: FailedProps) => {
  const t = useT();
  const [failure] = useState(() => failureOf(release, cause));
  const [retrying, setRetrying] = useState(false);
  const kept = keptHtml();
  const { kind } = failure;

  const retry = () => {
    setRetrying(true);
    onRetry();
  };

  const title = t(release.name);
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);

  return (
    <>
      <section className={styles.failed} role="alert" data-remote={release.name} data-state={kind}>
        <h2>{t(cause instanceof ApiFailure ? 'data' : kind, { name: t(release.name) })}</h2>
        <p>
          {kind === 'mismatched'
            ? t('mismatchedHint', { version: release.version, wanted: release.manifest.contract, given: hostContract })
            : t(kind === 'offline' ? 'offlineHint' : kept ? 'keptHint' : 'hint')}
        </p>
        <p className={styles.actions}>
          <button type="button" onClick={retry} disabled={retrying}>
            {t(retrying ? 'retrying' : 'retry')}
          </button>
          <small>{t('id', { id: failure.id })}</small>
        </p>
      </section>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own rendering of this very page */}
      {kept && <div dangerouslySetInnerHTML={{ __html: kept }} />}
    </>
  );
};
