import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Prose } from 'shared/ui';
import common from '../../layout/common.module.css';
import { Page } from '../../layout/Page';
import { useT } from './i18n';
import type { TermsData } from './load';
import styles from './TermsPage.module.css';

export const TermsPage = ({ data: { terms, versions } }: { data: TermsData }) => {
  const t = useT();
  const language = useLanguage();
  // The highest version is the current one, in whatever order they are listed.
  const current = Math.max(...versions.map(({ version }) => version));
  return (
    <Page
      title={terms.title}
      lead={
        <>
          {t('version', { version: terms.version })} ·{' '}
          <time dateTime={terms.effectiveAt}>
            {t('effective', { date: formatDateLong(terms.effectiveAt, language) })}
          </time>
        </>
      }
    >
      {terms.version < current && (
        <p className={styles.earlier} role="note">
          {t('earlier')} <Link to={`/terms/${terms.code}`}>{t('toCurrent')}</Link>
        </p>
      )}
      <div className={styles.columns}>
        <Prose html={terms.content} className={styles.prose} />
        {versions.length > 1 && (
          <nav aria-labelledby="editions" className={styles.versions}>
            <h2 id="editions">{t('versions')}</h2>
            <ul className={common.list}>
              {versions.map(({ version, effectiveAt, changeNote }) => (
                <li key={version}>
                  <Link
                    to={version === current ? `/terms/${terms.code}` : `/terms/${terms.code}?version=${version}`}
                    aria-current={version === terms.version ? 'page' : undefined}
                  >
                    {t('version', { version })}
                    {version === current && ` (${t('current')})`}
                  </Link>
                  <time dateTime={effectiveAt}>{formatDateLong(effectiveAt, language)}</time>
                  {changeNote && <span>{changeNote}</span>}
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </Page>
  );
};
