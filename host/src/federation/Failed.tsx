import { useEffect, useState } from 'react';
import { ApiFailure } from 'shared/client';
import { hostContract, type RunningRelease } from 'shared/remotes';
import { isChunkError, missing, RemoteFailure } from './failure';
import styles from './federation.module.css';
import { useT } from './i18n';
import { keptHtml } from './kept';
import { useRecovery } from './use-recovery';
import { Waiting } from './Waiting';

interface FailedProps {
  release: RunningRelease;
  cause: unknown;
  /** Pattern of the path. */
  page: string;
  onRetry: (failure: RemoteFailure, asked: boolean) => Promise<void>;
}

const failureOf = (release: RunningRelease, cause: unknown) => {
  if (cause instanceof RemoteFailure) return cause;
  if (isChunkError(cause)) return missing(release, 'chunk', cause);
  return new RemoteFailure('crashed', cause instanceof ApiFailure ? 'data' : 'mount', release, cause);
};

const hintOf = ({ kind }: RemoteFailure, kept: boolean) => {
  if (kind === 'mismatched' || kind === 'offline' || kind === 'disabled') return `${kind}Hint` as const;
  return kept ? 'keptHint' : 'hint';
};

/** Names what is missing and why, tries again by itself and on a click, and leaves standing what the server had sent. */
export const Failed = ({ release, cause, page, onRetry }: FailedProps) => {
  const t = useT();
  const [failure, setFailure] = useState(() => failureOf(release, cause));
  const { retrying, quiet, ask } = useRecovery({
    failure,
    onRetry,
    onFailure: (cause) => setFailure(failureOf(release, cause)),
  });
  const kept = keptHtml();
  const name = t(release.name);

  useEffect(() => {
    document.title = name;
  }, [name]);

  useEffect(() => {
    if (!quiet) void import('./report').then(({ report }) => report(failure, page)).catch(() => undefined);
  }, [quiet, failure, page]);

  const versions = { version: release.version, wanted: release.manifest.contract, given: hostContract };
  return (
    <>
      {quiet && !kept && <Waiting remote={release.name} />}
      {!quiet && (
        <section className={styles.failed} role="alert" data-remote={release.name} data-state={failure.kind}>
          <h2>{t(failure.phase === 'data' ? 'data' : failure.kind, { name })}</h2>
          <p>{t(hintOf(failure, kept !== null), versions)}</p>
          <p className={styles.actions}>
            <button type="button" onClick={ask} aria-disabled={retrying} data-busy={retrying}>
              {t(retrying ? 'retrying' : 'retry')}
            </button>
            <small>{t('id', { id: failure.id })}</small>
          </p>
        </section>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own rendering of this very page */}
      {kept && <div dangerouslySetInnerHTML={{ __html: kept }} />}
    </>
  );
};
