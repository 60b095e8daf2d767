import { type ComponentProps, lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useLanguage } from 'shared/i18n';
import { getRemoteTitle, type RunningRelease } from 'shared/remotes';
import styles from './federation.module.css';
import { useT } from './i18n';
import { LoadingState } from './LoadingState';
import { limits } from './limits';
import { getServerHtml, remoteAreaAttribute } from './ssr-fallback';

type Notice = typeof import('./FailureNotice').FailureNotice;

/** Tries until it succeeds, so that a page that fails without a network is named and retried once the network is back. */
const loadNotice = async (): Promise<{ default: Notice }> => {
  try {
    return { default: (await import(/* webpackChunkName: "later" */ './FailureNotice')).FailureNotice };
  } catch {
    await new Promise((resolve) => setTimeout(resolve, limits.retryIntervalMs));
    return loadNotice();
  }
};

// Not in the first script: most readers never need it. It loads with what follows hydration.
const FailureNotice = lazy(loadNotice);

/** Shown until the notice has loaded. */
const PendingNotice = ({ release }: { release: RunningRelease }) => {
  const t = useT();
  const name = getRemoteTitle(release.manifest, useLanguage());
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), limits.slowMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return getServerHtml() ? null : <LoadingState release={release} />;
  return (
    <section className={styles.failed} role="alert" data-remote={release.name} data-state="pending">
      <h2>{t('crashed', { name })}</h2>
      <p>{t('hint')}</p>
    </section>
  );
};

/** The fields of the page, which are in the same order in the HTML that the server had sent. */
const findFields = () =>
  document.querySelectorAll<HTMLInputElement>(`[${remoteAreaAttribute}] :is(input:not([type=file]), textarea, select)`);

/** A notice in place of a page that failed, and below it the HTML that the server had sent. */
export const FailedPage = (props: ComponentProps<Notice>) => {
  const serverHtml = getServerHtml();
  // Before hydration the document has these very fields until this is shown, with what the reader entered.
  const [typed] = useState(() =>
    serverHtml && !document.documentElement.dataset.alive
      ? Array.from(findFields(), ({ value, checked }) => ({ value, checked }))
      : [],
  );
  useLayoutEffect(() => {
    if (typed.length) for (const [at, field] of findFields().entries()) Object.assign(field, typed[at]);
  }, [typed]);
  return (
    <>
      <Suspense fallback={<PendingNotice release={props.release} />}>
        <FailureNotice {...props} />
      </Suspense>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that the server rendered for this page */}
      {serverHtml && <div dangerouslySetInnerHTML={{ __html: serverHtml }} />}
    </>
  );
};
