import { Star } from 'lucide-react';
import { classes } from 'shared/ui';
import styles from './stars.module.css';

/** Five stars, filled to the nearest whole one; what they say is said beside them. */
export const Stars = ({ score }: { score: number }) => (
  <span className={styles.stars} aria-hidden>
    {[1, 2, 3, 4, 5].map((place) => (
      <Star key={place} className={classes(Math.round(score) >= place && styles.on)} />
    ))}
  </span>
);
