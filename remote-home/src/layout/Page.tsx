import type { ReactNode } from 'react';
import { classNames } from 'shared/ui';
import styles from './layout.module.css';
import { Popups } from './popups/Popups';

/** The popups, and the column of the content of every page but the home page. */
export const PageFrame = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <>
    <Popups />
    <div className={classNames(styles.content, styles.page, className)}>{children}</div>
  </>
);

interface PageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page under a heading. */
export const Page = ({ title, lead, children }: PageProps) => (
  <PageFrame>
    <header className={styles.pageHead}>
      <h1 className={styles.pageTitle}>{title}</h1>
      {lead && <p className={styles.pageLead}>{lead}</p>}
    </header>
    {children}
  </PageFrame>
);
