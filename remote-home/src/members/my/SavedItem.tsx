import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Button } from 'shared/ui';
import { Picture } from '../../layout/Picture';
import { useT } from './i18n';
import styles from './my.module.css';
import { getTargetPath, type SavedTarget } from './saved-target';

interface SavedItemProps {
  target: SavedTarget;
  shown: { title: string; picture: { url: string } | null } | null;
  savedAt: string;
  onRemove: () => void;
  children?: ReactNode;
}

/** A bookmarked or liked target; one that no longer exists is named as such and has no link. */
export const SavedItem = ({ target, shown, savedAt, onRemove, children }: SavedItemProps) => {
  const t = useT();
  const language = useLanguage();
  const path = getTargetPath(target);
  const title = shown?.title ?? t('unavailable');
  return (
    <li className={styles.row}>
      <Picture url={shown?.picture?.url} alt="" shape="thumb" sizes="72px" className={styles.picture} />
      <div className={styles.details}>
        <p>{shown && path ? <Link to={path}>{title}</Link> : title}</p>
        <p className={styles.quiet}>
          {t(target.type === 'REVIEW' ? 'REVIEW_LIKE' : target.type)} · {formatDateLong(savedAt, language)}
        </p>
      </div>
      <Button small variant="quiet" aria-label={t('removeItem', { name: title })} onClick={onRemove}>
        <X aria-hidden />
      </Button>
      {children}
    </li>
  );
};
