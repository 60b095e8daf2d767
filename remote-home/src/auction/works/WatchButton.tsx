import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from 'shared/format';
import { useLocation } from 'shared/router';
import { Button, LinkButton } from 'shared/ui';
import common from '../../layout/common.module.css';
import { useBookmark } from '../../members/my/use-mark';
import { useT } from './i18n';
import type { Work } from './load';
import styles from './work.module.css';

const resultTexts = { added: 'watched', removed: 'unwatched', failed: 'problem' } as const;

/** Bookmarks the lot, or removes the bookmark; a visitor is led to the sign-in. */
export const WatchButton = ({ work: { _id, watchers } }: { work: Work }) => {
  const t = useT();
  const { pathname } = useLocation();
  const { sub, marked, toggle } = useBookmark({ type: 'WORK', _id });
  const [message, setMessage] = useState('');

  const change = async () => {
    const result = await toggle();
    if (result) setMessage(t(resultTexts[result]));
  };

  return (
    <div className={styles.watch}>
      {sub ? (
        <Button small aria-pressed={Boolean(marked)} onClick={() => void change()} disabled={marked === undefined}>
          {marked ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
          {t(marked ? 'unwatch' : 'watch')}
        </Button>
      ) : (
        <LinkButton small to={`/login?next=${encodeURIComponent(pathname)}`}>
          <Bookmark aria-hidden />
          {t('watch')}
        </LinkButton>
      )}
      {watchers > 0 && <span className={common.quiet}>{t('watchers', { count: formatNumber(watchers) })}</span>}
      <p role="status" className={common.quiet}>
        {message}
      </p>
    </div>
  );
};
