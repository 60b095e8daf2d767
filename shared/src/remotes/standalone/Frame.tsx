import { useEffect } from 'react';
import { useAuth } from 'shared/auth';
import { changeLanguage, i18n, languageOfPath } from 'shared/i18n';
import { useLocation } from 'shared/router';
import type { RemoteManifest } from '../manifest';
import type { RemoteModule } from '../module';
import styles from './alone.module.css';
import { Bar } from './Bar';
import { PageArea } from './PageArea';

/** What the host's shell does for a remote, as far as its pages need it. */
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
      <Bar manifest={manifest} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <PageArea manifest={manifest} remote={remote} />
      </main>
    </>
  );
};
