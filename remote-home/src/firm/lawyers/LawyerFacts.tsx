import type { ReactNode } from 'react';
import styles from './LawyerPage.module.css';

/** A part of a profile: a heading, and lines of text or other content. */
export const LawyerFacts = ({ title, lines, children }: { title: string; lines?: string[]; children?: ReactNode }) => (
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
