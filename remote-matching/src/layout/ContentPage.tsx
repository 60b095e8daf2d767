import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import { classNames } from 'shared/ui';
import common from '../components/common.module.css';
import styles from './ContentPage.module.css';
import { MatchingLayout } from './MatchingLayout';

export interface ContentPageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** The parent page. */
  back?: { to: string; text: string } | undefined;
  /** Shown beside the title. */
  action?: ReactNode;
  width?: 'narrow' | 'wide' | undefined;
  children: ReactNode;
}

export const ContentPage = ({ title, lead, back, action, width, children }: ContentPageProps) => (
  <MatchingLayout>
    <div className={classNames(styles.page, width && styles[width])}>
      <header className={styles.head}>
        {back && (
          <Link className={styles.back} to={back.to}>
            <ChevronLeft aria-hidden />
            {back.text}
          </Link>
        )}
        <div className={styles.titles}>
          <h1 className={common.pageTitle}>{title}</h1>
          {action}
        </div>
        {lead && <p className={common.soft}>{lead}</p>}
      </header>
      {children}
    </div>
  </MatchingLayout>
);
