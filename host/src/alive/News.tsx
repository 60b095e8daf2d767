import { useState } from 'react';
import { useT } from './i18n';
import styles from './News.module.css';
import { hasUnsaved } from './unsaved';
import { useNews } from './use-news';

/** Offers a newer version; the page itself never reloads, and what was typed is only given up by its writer. */
export const News = () => {
  const t = useT();
  const news = useNews();
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const shown = news !== null && news !== dismissed;

  const dismiss = () => {
    setAsking(false);
    setDismissed(news);
  };
  const reload = () => {
    if (!asking && hasUnsaved()) setAsking(true);
    else window.location.reload();
  };

  return (
    <div role="status" className={styles.place} data-news="">
      {shown && (
        <div className={styles.news}>
          <p>{t(asking ? 'unsaved' : 'title')}</p>
          <div className={styles.actions}>
            <button type="button" className={styles.main} onClick={asking ? dismiss : reload}>
              {t(asking ? 'keep' : 'reload')}
            </button>
            <button type="button" onClick={asking ? reload : dismiss}>
              {t(asking ? 'anyway' : 'later')}
            </button>
          </div>
        </div>
      )}
    </div>
  );
};
