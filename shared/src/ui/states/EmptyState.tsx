import { DoorOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from './i18n';
import styles from './State.module.css';

/** Shown in place of an empty list; the children offer what to do next. */
export const EmptyState = ({ title, children }: { title?: string; children?: ReactNode }) => {
  const t = useT();
  return (
    <div className={styles.state}>
      <DoorOpen aria-hidden />
      <p className={styles.title}>{title ?? t('emptyTitle')}</p>
      {children}
    </div>
  );
};
