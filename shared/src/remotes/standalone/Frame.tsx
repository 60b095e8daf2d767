import { useEffect } from 'react';
import { useAuth } from 'shared/auth';
import { changeLanguage, i18n, languageOfPath } from 'shared/i18n';
import { useLocation } from 'shared/router';
import type { RemoteManifest } from '../manifest';
import type { RemoteModule } from '../module';
import { PageArea } from './PageArea';
import styles from './standalone.module.css';
import { Toolbar } from './Toolbar';

/** Does for the remote's pages what the host's shell does: restores the sign-in and follows the language of the path. */
export const Frame = ({ manifest, remote }: { manifest: RemoteManifest; remote: RemoteModule }) => {
  const { pathname } = useLocation();

  useEffect(() => {
    void useAuth.persist.rehydrate();
  }, []);
  useEffect(() => {
    const language = languageOfPath(pathname);
    if (language && language !== i18n.language) void changeLanguage(language);
  }, [pathname]);

  return (
    <>
      <Toolbar manifest={manifest} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <PageArea manifest={manifest} remote={remote} />
      </main>
    </>
  );
};
