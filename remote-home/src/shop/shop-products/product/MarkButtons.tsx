import { Bookmark, Heart } from 'lucide-react';
import { useState } from 'react';
import { ProblemNotice } from 'shared/account-forms';
import { formatNumber } from 'shared/format';
import { Link, useLocation } from 'shared/router';
import { classNames } from 'shared/ui';
import { useBookmark } from '../../../members/my/use-mark';
import { useT } from './i18n';
import type { Product } from './load';
import styles from './product.module.css';
import { useLike } from './use-like';

/** The like, whose count everybody sees, and the bookmark. A visitor is asked to sign in. */
export const MarkButtons = ({ product: { _id, likes } }: { product: Product }) => {
  const t = useT();
  const { pathname } = useLocation();
  const like = useLike(_id);
  const bookmark = useBookmark({ type: 'SHOP_PRODUCT', _id });
  const [count, setCount] = useState(likes);
  const [signInNeeded, setSignInNeeded] = useState(false);

  const toggle = async (mark: typeof like) => {
    if (!mark.sub) {
      setSignInNeeded(true);
      return;
    }
    const result = await mark.toggle();
    if (mark !== like) return;
    if (result === 'added') setCount((previous) => previous + 1);
    if (result === 'removed') setCount((previous) => previous - 1);
  };

  return (
    <div className={styles.marks}>
      <button
        type="button"
        className={classNames(styles.mark, like.marked && styles.on)}
        aria-pressed={Boolean(like.marked)}
        aria-label={`${t('like')} ${count}`}
        onClick={() => void toggle(like)}
      >
        <Heart size={18} aria-hidden />
        {formatNumber(count)}
      </button>
      <button
        type="button"
        className={classNames(styles.mark, bookmark.marked && styles.on)}
        aria-pressed={Boolean(bookmark.marked)}
        onClick={() => void toggle(bookmark)}
      >
        <Bookmark size={18} aria-hidden />
        {t('bookmark')}
      </button>
      <p role="status" className={styles.signInHint}>
        {signInNeeded && !like.sub && (
          <>
            {t('signInFirst')} <Link to={`/login?next=${encodeURIComponent(pathname)}`}>{t('signIn')}</Link>
          </>
        )}
      </p>
      <ProblemNotice cause={like.failure ?? bookmark.failure} />
    </div>
  );
};
