import { useEffect, useState } from 'react';
import { useLanguage } from 'shared/i18n';
import { getRemoteTitle, hostContract, type RunningRelease } from 'shared/remotes';
import { useErrorHead } from '../head/page-head';
import { failureI18n } from './failure-i18n';
import styles from './federation.module.css';
import { useT } from './i18n';
import { LoadingState } from './LoadingState';
import { type RemoteFailure, toRemoteFailure } from './remote-failure';
import { getServerHtml } from './ssr-fallback';
import { useRecovery } from './use-recovery';

interface FailureNoticeProps {
  release: RunningRelease;
  cause: unknown;
  /** Route pattern of the page. */
  page: string;
  onRetry: (failure: RemoteFailure, isManual: boolean) => Promise<void>;
}

const getHintKey = ({ kind }: RemoteFailure, hasServerHtml: boolean) => {
  if (kind === 'mismatched' || kind === 'offline' || kind === 'disabled') return `${kind}Hint` as const;
  return hasServerHtml ? 'readableHint' : null;
};

/** Shows which remote failed and why, and retries automatically and on a click. */
export const FailureNotice = ({ release, cause, page, onRetry }: FailureNoticeProps) => {
  const t = useT();
  const failureT = failureI18n.useT();
  const [failure, setFailure] = useState(() => toRemoteFailure(release, cause));
  const { isRetrying, isQuiet, retryNow } = useRecovery({
    failure,
    onRetry,
    onFailure: (cause) => setFailure(toRemoteFailure(release, cause)),
  });
  const hasServerHtml = getServerHtml() !== null;
  const name = getRemoteTitle(release.manifest, useLanguage());

  useErrorHead(name);

  useEffect(() => {
    if (isQuiet) return;
    void import(/* webpackChunkName: "later" */ './failure-report')
      .then(({ reportFailure }) => reportFailure(failure, page))
      .catch(() => undefined);
  }, [isQuiet, failure, page]);

  const title = failure.phase === 'data' ? 'data' : failure.kind;
  const hint = getHintKey(failure, hasServerHtml);
  const versions = { version: release.version, required: release.manifest.contract, current: hostContract };
  if (isQuiet) return hasServerHtml ? null : <LoadingState release={release} />;
  return (
    <section className={styles.failed} role="alert" data-remote={release.name} data-state={failure.kind}>
      <h2>{title === 'crashed' ? t(title, { name }) : failureT(title, { name })}</h2>
      <p>{hint ? failureT(hint, versions) : t('hint')}</p>
      <p className={styles.actions}>
        <button type="button" onClick={retryNow} aria-disabled={isRetrying} data-busy={isRetrying}>
          {failureT(isRetrying ? 'retrying' : 'retry')}
        </button>
        <small>{failureT('id', { id: failure.id })}</small>
      </p>
    </section>
  );
};
