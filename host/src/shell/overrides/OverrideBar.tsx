import { useEffect, useState } from 'react';
import { useLanguage } from 'shared/i18n';
import { BuildsTable } from './BuildsTable';
import { formatReport } from './bug-report';
import { useT } from './i18n';
import styles from './OverrideBar.module.css';
import type { OverrideStatus } from './override-status';
import { removeOverride } from './stored-override';
import { usePermitCheck } from './use-permit-check';

type CopyState = 'idle' | 'copied' | { failed: string };

/** Shown over every page of a tab that requested other builds: running builds, refused parts with reasons, a button to go back. */
export const OverrideBar = ({ override }: { override: OverrideStatus }) => {
  const t = useT();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const [copy, setCopy] = useState<CopyState>('idle');
  const isActive = override.query !== null;
  usePermitCheck(override.permit?.token ?? null);

  useEffect(() => {
    // Reserves space below the page for the bar.
    document.documentElement.toggleAttribute('data-quality', !isClosed);
  }, [isClosed]);
  useEffect(() => {
    const timer = copy === 'copied' ? setTimeout(() => setCopy('idle'), 2500) : undefined;
    return () => clearTimeout(timer);
  }, [copy]);

  const report = async () => {
    const line = formatReport(override, { href: location.href, language, width: innerWidth, at: new Date() });
    try {
      await navigator.clipboard.writeText(line);
      setCopy('copied');
    } catch {
      // The clipboard is missing or access was denied.
      setCopy({ failed: line });
    }
  };

  if (isClosed) return null;
  const names = override.remotes
    .filter(({ overridden }) => overridden)
    .map(({ name, version, channel }) => `${name} ${version} (${channel ?? t('build')})`);
  return (
    <aside className={styles.bar} aria-label={t('label')} data-quality-bar={isActive ? 'active' : 'refused'}>
      <div className={styles.line}>
        <span className={styles.label}>{t('label')}</span>
        <p className={styles.message} role="status">
          {isActive ? t('active', { names: names.join(', ') }) : t('inactive')}
        </p>
        <div className={styles.actions}>
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'hideDetails' : 'details')}
          </button>
          <button type="button" onClick={() => void report()}>
            <span aria-live="polite">{t(copy === 'copied' ? 'copied' : 'copy')}</span>
          </button>
          <button type="button" className={styles.main} onClick={isActive ? removeOverride : () => setClosed(true)}>
            {t(isActive ? 'remove' : 'close')}
          </button>
        </div>
      </div>
      {override.refused.length > 0 && (
        <ul className={styles.refused}>
          {override.refused.map(({ part, reason }) => (
            <li key={part + reason} data-reason={reason}>
              {t(reason, { part })}
            </li>
          ))}
        </ul>
      )}
      {typeof copy === 'object' && (
        <div className={styles.more}>
          <p role="alert">{t('copyFailed')}</p>
          <input className={styles.copyable} readOnly value={copy.failed} aria-label={t('copy')} />
        </div>
      )}
      {isOpen && (
        <div className={styles.more}>
          <BuildsTable {...override} />
        </div>
      )}
    </aside>
  );
};
