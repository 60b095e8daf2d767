import { useEffect } from 'react';
import { useT } from '../federation/i18n';
import { useErrorHead } from '../head/page-head';
import styles from './NotFound.module.css';

/** Time until the page is requested again (ms). */
const retryMs = 5000;

/** Page for a path whose remote may be missing for the moment only. Requests itself again. */
export const Unavailable = () => {
  const t = useT();
  const title = t('unavailable');
  useErrorHead(title);
  useEffect(() => {
    const timer = setTimeout(() => location.reload(), retryMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section className={styles.page} aria-labelledby="unavailable">
      <div className={styles.text}>
        <p className={styles.code}>503</p>
        <h1 id="unavailable" className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead} role="status">
          {t('hint')}
        </p>
      </div>
    </section>
  );
};
