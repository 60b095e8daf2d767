import { DoorOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './State.module.css';
import { useT } from './state-i18n';

/** Nothing to show; the children say what to do next. */
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
