import type { ProgramStatus as Status } from 'shared/contract';
import { classes } from 'shared/ui';
import styles from './programs.module.css';
import { useT } from './texts';

/** What is not published yet is shown to nobody, so a draft has no word. */
export const ProgramStatus = ({ status }: { status: Status }) => {
  const t = useT();
  if (status === 'DRAFT') return null;
  return <span className={classes(styles.status, styles[status])}>{t(status)}</span>;
};
