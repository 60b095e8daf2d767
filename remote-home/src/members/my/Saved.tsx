import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Button } from 'shared/ui';
import { Picture } from '../../layout/Picture';
import { useT } from './i18n';
import styles from './my.module.css';
import { pathOf } from './targets';
import type { LikeTarget } from './types';

interface SavedProps {
  target: LikeTarget;
  shown: { title: string; picture: { url: string } | null } | null;
  at: string;
  onRemove: () => void;
  children?: ReactNode;
}

/** A row of what was saved or liked; what is gone says so instead of leading nowhere. */
export const Saved = ({ target, shown, at, onRemove, children }: SavedProps) => {
  const t = useT();
  const language = useLanguage();
  const path = pathOf(target);
  const title = shown?.title ?? t('gone');
  return (
    <li className={styles.row}>
      <Picture url={shown?.picture?.url} alt="" shape="landscape" sizes="72px" className={styles.picture} />
      <div className={styles.what}>
        <p>{shown && path ? <Link to={path}>{title}</Link> : title}</p>
        <p className={styles.quiet}>
          {t(target.type === 'REVIEW' ? 'REVIEW_LIKE' : target.type)} · {formatDateLong(at, language)}
        </p>
      </div>
      <Button small variant="quiet" aria-label={t('takeOf', { name: title })} onClick={onRemove}>
        <X aria-hidden />
      </Button>
      {children}
    </li>
  );
};
