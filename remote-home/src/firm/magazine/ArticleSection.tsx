import { DatedCard } from './DatedCard';
import type { DatedCardData } from './dated-card';
import styles from './magazine.module.css';

interface ArticleSectionProps {
  id: string;
  title: string;
  boards: DatedCardData[];
}

/** Articles under a heading, below a page; nothing without articles. */
export const ArticleSection = ({ id, title, boards }: ArticleSectionProps) =>
  boards.length > 0 && (
    <section className={styles.related} aria-labelledby={id}>
      <h2 id={id} className={styles.relatedTitle}>
        {title}
      </h2>
      <ul className={styles.grid}>
        {boards.map((board) => (
          <li key={board._id}>
            <DatedCard board={board} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
