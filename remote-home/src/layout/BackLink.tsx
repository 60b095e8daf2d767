import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import styles from './back-link.module.css';

/** The link at the top of a page to the list it belongs to. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className={styles.back} to={to}>
    <ArrowLeft aria-hidden />
    {children}
  </Link>
);
