import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import { classes } from 'shared/ui';
import { MatchingPage } from '../layout/MatchingPage';
import styles from './PeoplePage.module.css';

export interface PeoplePageProps {
  title: string;
  lead?: ReactNode;
  /** Where the page belongs to. */
  back?: { to: string; text: string } | undefined;
  /** Beside the title. */
  action?: ReactNode;
  width?: 'narrow' | 'wide' | undefined;
  children: ReactNode;
}

export const PeoplePage = ({ title, lead, back, action, width, children }: PeoplePageProps) => (
  <MatchingPage>
    <div className={classes(styles.page, width && styles[width])}>
      <header className={styles.head}>
        {back && (
          <Link className={styles.back} to={back.to}>
            <ChevronLeft aria-hidden />
            {back.text}
          </Link>
        )}
        <div className={styles.titles}>
          <h1 className={styles.title}>{title}</h1>
          {action}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  </MatchingPage>
);
