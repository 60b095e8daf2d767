import type { ReactNode } from 'react';
import { classNames, Reveal } from 'shared/ui';
import styles from './layout.module.css';

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  /** Shown beside the title: controls, or a link to more. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page under its own heading; it is revealed when it is scrolled to. */
export const Section = ({ id, title, lead, aside, className, children }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className={classNames(styles.section, className)}>
    <Reveal className={styles.content}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </Reveal>
  </section>
);
