import { classes } from './classes';
import styles from './State.module.css';
import { useT } from './state-i18n';
import { VisuallyHidden } from './VisuallyHidden';

/** Holds the place of what is loading, in its real shape. */
export const Skeleton = ({ shape = 'line' }: { shape?: 'line' | 'title' | 'picture' | 'block' }) => (
  <span className={classes(styles.skeleton, styles[shape])} aria-hidden />
);

/** Says once, for people who do not see the skeletons, that something is loading. */
export const Loading = () => {
  const t = useT();
  return (
    <span role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </span>
  );
};
