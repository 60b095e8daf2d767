import styles from './CollapsibleText.module.css';
import { Prose } from './Prose';

interface CollapsibleTextProps {
  title: string;
  /** The text of the control that opens it. */
  summary: string;
  html: string;
}

/** A long text, such as terms, in a scrollable box that is closed at first. */
export const CollapsibleText = ({ title, summary, html }: CollapsibleTextProps) => (
  <details className={styles.folded}>
    <summary>{summary}</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard */}
    <section className={styles.text} tabIndex={0} aria-label={title}>
      <Prose html={html} />
    </section>
  </details>
);
