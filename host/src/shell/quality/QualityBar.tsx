import { useEffect, useState } from 'react';
import { useLanguage } from 'shared/i18n';
import { Builds } from './Builds';
import { useT } from './i18n';
import { dropOverride } from './kept';
import styles from './QualityBar.module.css';
import type { Quality } from './quality';
import { reportLine } from './report';
import { usePermit } from './use-permit';

type Copy = 'idle' | 'copied' | { failed: string };

/** Over every page of a tab that asked for other builds: what runs, what was refused and why, the way back. */
export const QualityBar = ({ quality }: { quality: Quality }) => {
  const t = useT();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [closed, setClosed] = useState(false);
  const [copy, setCopy] = useState<Copy>('idle');
  const active = quality.address !== null;
  usePermit(quality.permit?.token ?? null);

  useEffect(() => {
    // Leaves room below the page's last line.
    document.documentElement.toggleAttribute('data-quality', !closed);
  }, [closed]);
  useEffect(() => {
    const timer = copy === 'copied' ? setTimeout(() => setCopy('idle'), 2500) : undefined;
    return () => clearTimeout(timer);
  }, [copy]);

  const report = async () => {
    const line = reportLine(quality, { href: location.href, language, width: innerWidth, at: new Date() });
    try {
      await navigator.clipboard.writeText(line);
      setCopy('copied');
    } catch {
      // Browsers without a clipboard, or where the reader forbids it.
      setCopy({ failed: line });
    }
  };

  if (closed) return null;
  const names = quality.remotes
    .filter(({ overridden }) => overridden)
    .map(({ name, version, channel }) => `${name} ${version} (${channel ?? t('build')})`);
  return (
    <aside className={styles.bar} aria-label={t('label')} data-quality-bar={active ? 'active' : 'refused'}>
      <div className={styles.line}>
        <span className={styles.label}>{t('label')}</span>
        <p className={styles.said} role="status">
          {active ? t('active', { names: names.join(', ') }) : t('inactive')}
        </p>
        <div className={styles.actions}>
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t(open ? 'less' : 'details')}
          </button>
          <button type="button" onClick={() => void report()}>
            <span aria-live="polite">{t(copy === 'copied' ? 'copied' : 'copy')}</span>
          </button>
          <button type="button" className={styles.main} onClick={active ? dropOverride : () => setClosed(true)}>
            {t(active ? 'drop' : 'close')}
          </button>
        </div>
      </div>
      {quality.refused.length > 0 && (
        <ul className={styles.refused}>
          {quality.refused.map(({ part, reason }) => (
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
      {open && (
        <div className={styles.more}>
          <Builds {...quality} />
        </div>
      )}
    </aside>
  );
};
