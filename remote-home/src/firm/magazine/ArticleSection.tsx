import { ArticleCard } from './ArticleCard';
import type { ArticleCardData } from './article-card';
import styles from './magazine.module.css';

interface ArticleSectionProps {
  id: string;
  title: string;
  boards: ArticleCardData[];
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
            <ArticleCard board={board} level={3} stacked />
          </li>
        ))}
      </ul>
    </section>
  );
