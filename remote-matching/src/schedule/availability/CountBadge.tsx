import styles from './CountBadge.module.css';

/** A number in the corner of a button, whose label says it too. */
export const CountBadge = ({ count }: { count: number }) => (
  <span className={styles.count} aria-hidden="true">
    {count}
  </span>
);
