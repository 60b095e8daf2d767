import type { ReactNode } from 'react';
import { classNames } from 'shared/ui';
import common from '../components/common.module.css';
import styles from './Section.module.css';

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  tinted?: boolean;
  children: ReactNode;
}

export const Section = ({ id, title, lead, tinted, children }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={classNames(styles.section, tinted && styles.tinted)}>
    <div className={styles.inner}>
      <header className={styles.head}>
        <h2 id={`${id}-title`} className={common.pageTitle}>
          {title}
        </h2>
        {lead && <p className={common.soft}>{lead}</p>}
      </header>
      {children}
    </div>
  </section>
);
