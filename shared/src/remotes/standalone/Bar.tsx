import { Moon, Sun } from 'lucide-react';
import { changeLanguage, homePath, htmlLang, languageOfPath, languages, useLanguage } from 'shared/i18n';
import { Link, useLocation, useNavigate } from 'shared/router';
import { chooseTheme, useTheme } from 'shared/ui';
import { useT } from '../alone/i18n';
import type { RemoteManifest } from '../manifest';
import styles from './alone.module.css';
import { SignInState } from './SignInState';

const shortNames = { ko: 'KO', en: 'EN', cn: '中文' };

/** Pages that can be opened by their path alone; the home page counts once, in the reader's language. */
const linksOf = ({ routes }: RemoteManifest, home: string) =>
  routes.filter(({ path }) => !/[:*]/.test(path) && (path === home || !languageOfPath(path)));

/** Which remote runs, its pages, and the reader's preferences. */
export const Bar = ({ manifest }: { manifest: RemoteManifest }) => {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const dark = useTheme() === 'dark';
  return (
    <header className={styles.bar} data-alone={manifest.name}>
      <p className={styles.name}>
        {manifest.name} <small>{t('alone')}</small>
      </p>
      <nav className={styles.nav} aria-label={t('pages')}>
        {linksOf(manifest, homePath[language]).map(({ path, title }) => (
          <Link key={path} className={styles.action} to={path} aria-current={pathname === path ? 'page' : undefined}>
            {title[language]}
          </Link>
        ))}
      </nav>
      <SignInState />
      <fieldset className={styles.languages} aria-label={t('language')}>
        {languages.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.action}
            lang={htmlLang[one]}
            aria-pressed={one === language}
            onClick={() => {
              if (languageOfPath(pathname)) navigate(homePath[one]);
              void changeLanguage(one);
            }}
          >
            {shortNames[one]}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className={styles.action}
        onClick={() => chooseTheme(dark ? 'light' : 'dark')}
        aria-label={t(dark ? 'toLight' : 'toDark')}
      >
        {dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      </button>
    </header>
  );
};
