import { Moon, Sun } from 'lucide-react';
import { changeLanguage, homePath, htmlLang, languageOfPath, languages, useLanguage } from 'shared/i18n';
import { Link, useLocation, useNavigate } from 'shared/router';
import { setTheme, useTheme } from 'shared/ui';
import type { RemoteManifest } from '../manifest';
import { useT } from './i18n';
import { SignInState } from './SignInState';
import styles from './standalone.module.css';

const shortNames = { ko: 'KO', en: 'EN', cn: '中文' };

/** Pages whose path has no parameters; of the home pages only that of the reader's language. */
const listLinks = ({ routes }: RemoteManifest, home: string) =>
  routes.filter(({ path }) => !/[:*]/.test(path) && (path === home || !languageOfPath(path)));

/** The name of the remote, links to its pages, sign-in, language and theme. */
export const Toolbar = ({ manifest }: { manifest: RemoteManifest }) => {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isDark = useTheme() === 'dark';
  return (
    <header className={styles.bar} data-alone={manifest.name}>
      <p className={styles.name}>
        {manifest.name} <small>{t('standalone')}</small>
      </p>
      <nav className={styles.nav} aria-label={t('pages')}>
        {listLinks(manifest, homePath[language]).map(({ path, title }) => (
          <Link key={path} className={styles.action} to={path} aria-current={pathname === path ? 'page' : undefined}>
            {title[language]}
          </Link>
        ))}
      </nav>
      <SignInState />
      <fieldset className={styles.languages} aria-label={t('language')}>
        {languages.map((code) => (
          <button
            key={code}
            type="button"
            className={styles.action}
            lang={htmlLang[code]}
            aria-pressed={code === language}
            onClick={() => {
              if (languageOfPath(pathname)) navigate(homePath[code]);
              void changeLanguage(code);
            }}
          >
            {shortNames[code]}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className={styles.action}
        onClick={() => setTheme(isDark ? 'light' : 'dark')}
        aria-label={t(isDark ? 'toLight' : 'toDark')}
      >
        {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      </button>
    </header>
  );
};
