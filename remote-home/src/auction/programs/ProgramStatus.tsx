import type { ProgramStatus as Status } from 'shared/contract';
import { classNames } from 'shared/ui';
import common from '../../layout/common.module.css';
import { useT } from './i18n';
import styles from './programs.module.css';

const tones: Partial<Record<Status, 'warn' | 'cool'>> = { PREVIEW: 'warn', OPEN: 'cool', CLOSING: 'cool' };

/** The status of a program; nothing for a draft, which is not published. */
export const ProgramStatus = ({ status }: { status: Status }) => {
  const t = useT();
  if (status === 'DRAFT') return null;
  return (
    <span className={classNames(common.state, styles.status)} data-tone={tones[status]}>
      {t(status)}
    </span>
  );
};
