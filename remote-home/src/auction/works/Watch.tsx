import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAuth } from 'shared/auth';
import { api } from 'shared/client';
import { formatNumber } from 'shared/format';
import { useLocation } from 'shared/router';
import { Button, LinkButton } from 'shared/ui';
import { useT } from './i18n';
import type { Work } from './load';
import styles from './work.module.css';

/** Puts the lot on one's list of bookmarks, or takes it off. */
export const Watch = ({ work: { _id, watchers } }: { work: Work }) => {
  const t = useT();
  const { pathname } = useLocation();
  const sub = useAuth((state) => state.user?.sub ?? null);
  /** Id of the bookmark; null where there is none, undefined until that is known. */
  const [mark, setMark] = useState<string | null>();
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!sub) return;
    const ending = new AbortController();
    api.bookmarks.list({ query: { type: 'WORK', target: _id, limit: 1 } }, { signal: ending.signal }).then(
      ({ bookmarks }) => setMark(bookmarks[0]?._id ?? null),
      () => setMark(null),
    );
    return () => ending.abort();
  }, [sub, _id]);

  const change = async () => {
    try {
      if (mark) {
        await api.bookmarks.remove({ params: { id: mark } });
        setMark(null);
        setSaid(t('unwatched'));
        return;
      }
      const { bookmark } = await api.bookmarks.create({ body: { target: { type: 'WORK', _id } } });
      setMark(bookmark._id);
      setSaid(t('watched'));
    } catch {
      setSaid(t('problem'));
    }
  };

  return (
    <div className={styles.watch}>
      {sub ? (
        <Button small aria-pressed={Boolean(mark)} onClick={() => void change()} disabled={mark === undefined}>
          {mark ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
          {t(mark ? 'unwatch' : 'watch')}
        </Button>
      ) : (
        <LinkButton small to={`/login?next=${encodeURIComponent(pathname)}`}>
          <Bookmark aria-hidden />
          {t('watch')}
        </LinkButton>
      )}
      {watchers > 0 && <span className={styles.watchers}>{t('watchers', { count: formatNumber(watchers) })}</span>}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
};
