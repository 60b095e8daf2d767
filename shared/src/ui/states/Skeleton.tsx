import { classNames } from '../class-names';
import styles from './State.module.css';

/** A placeholder with the shape of the content that is loading. */
export const Skeleton = ({ shape = 'line' }: { shape?: 'line' | 'title' | 'picture' | 'block' }) => (
  <span className={classNames(styles.skeleton, styles[shape])} data-skeleton aria-hidden />
);
