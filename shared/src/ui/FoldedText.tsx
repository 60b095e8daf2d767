import styles from './FoldedText.module.css';
import { Prose } from './Prose';

interface FoldedTextProps {
  title: string;
  /** What unfolds it. */
  summary: string;
  html: string;
}

/** A long text, such as terms to agree to, in a box that opens for whoever wants to read it. */
export const FoldedText = ({ title, summary, html }: FoldedTextProps) => (
  <details className={styles.folded}>
    <summary>{summary}</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
    <section className={styles.text} tabIndex={0} aria-label={title}>
      <Prose html={html} />
    </section>
  </details>
);
