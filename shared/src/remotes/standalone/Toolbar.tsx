import { changeLanguage, useLanguage } from 'shared/i18n';
import { Link, useLocation, useNavigate } from 'shared/router';
import { setTheme } from 'shared/ui';
import type { RemoteManifest } from '../manifest';
import { useT } from './i18n';
import { Preferences } from './Preferences';
import { SignInState } from './SignInState';
import styles from './standalone.module.css';

/** Pages whose path has no parameters. */
const listLinks = ({ routes }: RemoteManifest) => routes.filter(({ path }) => !/[:*]/.test(path));

/** The name of the remote, links to its pages, sign-in, language and theme. */
export const Toolbar = ({ manifest }: { manifest: RemoteManifest }) => {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (
    <header className={styles.bar} data-alone={manifest.name}>
      <p className={styles.name}>
        {manifest.name} <small>{t('standalone')}</small>
      </p>
      <nav className={styles.nav} aria-label={t('pages')}>
        {listLinks(manifest).map(({ path, title }) => (
          <Link key={path} className={styles.action} to={path} aria-current={pathname === path ? 'page' : undefined}>
            {title[language]}
          </Link>
        ))}
      </nav>
      <SignInState />
      <Preferences
        onLanguage={(next) => {
          navigate(`/${next}${pathname}${search}${hash}`);
          void changeLanguage(next);
        }}
        onTheme={setTheme}
      />
    </header>
  );
};
