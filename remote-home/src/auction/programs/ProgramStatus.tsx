import type { ProgramStatus as Status } from 'shared/contract';
import { classNames } from 'shared/ui';
import { useT } from './i18n';
import styles from './programs.module.css';

/** The status of a program; nothing for a draft, which is not published. */
export const ProgramStatus = ({ status }: { status: Status }) => {
  const t = useT();
  if (status === 'DRAFT') return null;
  return <span className={classNames(styles.status, styles[status])}>{t(status)}</span>;
};
