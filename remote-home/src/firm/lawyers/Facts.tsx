import type { ReactNode } from 'react';
import styles from './LawyerPage.module.css';

/** A heading with what belongs to it: lines, or anything else. */
export const Facts = ({ title, lines, children }: { title: string; lines?: string[]; children?: ReactNode }) => (
  <section className={styles.facts}>
    <h2 className={styles.factsTitle}>{title}</h2>
    <div className={styles.factsBody}>
      {lines && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {children}
    </div>
  </section>
);
