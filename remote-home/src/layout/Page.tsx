import type { ReactNode } from 'react';
import { classNames } from 'shared/ui';
import styles from './layout.module.css';
import { Popups } from './popups/Popups';

interface PageProps {
  title: string;
  lead?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** The frame of every page but the home page: popups, heading, content. */
export const Page = ({ title, lead, className, children }: PageProps) => (
  <>
    <Popups />
    <div className={classNames(styles.content, className)}>
      <header className={styles.pageHead}>
        <h1 className={styles.pageTitle}>{title}</h1>
        {lead && <p className={styles.pageLead}>{lead}</p>}
      </header>
      {children}
    </div>
  </>
);
