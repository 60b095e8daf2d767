import { Star } from 'lucide-react';
import { classNames } from 'shared/ui';
import styles from './stars.module.css';

/** Five stars, filled to the nearest whole one. Hidden from screen readers: the caller adds the score as text. */
export const StarRating = ({ score }: { score: number }) => (
  <span className={styles.stars} aria-hidden>
    {[1, 2, 3, 4, 5].map((star) => (
      <Star key={star} size="1.05em" strokeWidth={1.5} className={classNames(Math.round(score) >= star && styles.on)} />
    ))}
  </span>
);
