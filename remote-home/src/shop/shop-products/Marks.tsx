import { Bookmark, Heart } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from 'shared/format';
import { PeopleProblem } from 'shared/people';
import { Link, useLocation } from 'shared/router';
import { classes } from 'shared/ui';
import { useT } from './i18n';
import type { Shown } from './load';
import styles from './product.module.css';
import { useMark } from './use-mark';

/** A like is counted for everybody to see, what is saved is for oneself. */
export const Marks = ({ product: { _id, likes } }: { product: Shown }) => {
  const t = useT();
  const { pathname } = useLocation();
  const like = useMark('likes', _id);
  const saved = useMark('bookmarks', _id);
  const [count, setCount] = useState(likes);
  const [asked, setAsked] = useState(false);

  const press = async (mark: typeof like) => {
    if (!mark.sub) {
      setAsked(true);
      return;
    }
    const change = await mark.toggle();
    if (mark === like) setCount((known) => known + change);
  };

  return (
    <div className={styles.marks}>
      <button
        type="button"
        className={classes(styles.mark, like.marked && styles.on)}
        aria-pressed={like.marked}
        aria-label={`${t('like')} ${count}`}
        onClick={() => void press(like)}
      >
        <Heart aria-hidden />
        {formatNumber(count)}
      </button>
      <button
        type="button"
        className={classes(styles.mark, saved.marked && styles.on)}
        aria-pressed={saved.marked}
        onClick={() => void press(saved)}
      >
        <Bookmark aria-hidden />
        {t('bookmark')}
      </button>
      <p role="status" className={styles.asked}>
        {asked && !like.sub && (
          <>
            {t('signInFirst')} <Link to={`/login?next=${encodeURIComponent(pathname)}`}>{t('signIn')}</Link>
          </>
        )}
      </p>
      <PeopleProblem cause={like.failure ?? saved.failure} />
    </div>
  );
};
