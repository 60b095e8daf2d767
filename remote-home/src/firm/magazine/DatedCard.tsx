import type { ComponentProps } from 'react';
import { formatDate } from 'shared/format';
import { ArticleCard } from './ArticleCard';
import styles from './DatedCard.module.css';
import type { DatedCardData } from './dated-card';

type DatedCardProps = Pick<ComponentProps<typeof ArticleCard>, 'level'> & { board: DatedCardData };

/** A card with author and date. Apart from the card, as the home page shows no dates and need not load their formats. */
export const DatedCard = ({ board, level }: DatedCardProps) => {
  const { author, publishAt } = board;
  return (
    <ArticleCard board={board} level={level} stacked>
      {(author || publishAt) && (
        <p className={styles.meta}>
          {author && <span>{author}</span>}
          {publishAt && <time dateTime={publishAt}>{formatDate(publishAt)}</time>}
        </p>
      )}
    </ArticleCard>
  );
};
