import type { ReactNode } from 'react';
import styles from './Layout.module.css';

interface LayoutProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The frame of a page, inside that of the site. */
export const Layout = ({ title, lead, children }: LayoutProps) => (
  <div className={styles.page}>
    <h1 className={styles.title}>{title}</h1>
    <p>{lead}</p>
    {children}
  </div>
);
