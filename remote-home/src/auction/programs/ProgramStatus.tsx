import type { ProgramStatus as Status } from 'shared/contract';
import { classes } from 'shared/ui';
import { useT } from './i18n';
import styles from './programs.module.css';

/** What is not published yet is shown to nobody, so a draft has no word. */
export const ProgramStatus = ({ status }: { status: Status }) => {
  const t = useT();
  if (status === 'DRAFT') return null;
  return <span className={classes(styles.status, styles[status])}>{t(status)}</span>;
};
