import { useEffect } from 'react';
import { useAuth } from 'shared/auth';
import type { RemoteManifest } from '../manifest';
import type { RemoteModule } from '../module';
import { PageArea } from './PageArea';
import styles from './standalone.module.css';
import { Toolbar } from './Toolbar';

/** Does for the remote's pages what the host's shell does: restores the sign-in. */
export const Frame = ({ manifest, remote }: { manifest: RemoteManifest; remote: RemoteModule }) => {
  useEffect(() => {
    void useAuth.persist.rehydrate();
  }, []);

  return (
    <>
      <Toolbar manifest={manifest} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <PageArea manifest={manifest} remote={remote} />
      </main>
    </>
  );
};
