import type { ReactNode } from 'react';
import type { ApiFailure } from 'shared/client';
import { Button } from 'shared/ui';
import { accountFormsI18n } from '../i18n';
import styles from './form.module.css';
import { ProblemNotice } from './ProblemNotice';

interface SubmitBarProps {
  failure: ApiFailure | null;
  busy: boolean;
  label?: string;
  saved?: boolean;
  /** Further buttons. */
  children?: ReactNode;
}

/** The end of a form: the error of the submission and the submit button, which sticks to the lower edge on phones. */
export const SubmitBar = ({ failure, busy, label, saved = false, children }: SubmitBarProps) => {
  const t = accountFormsI18n.useT();
  return (
    <>
      <ProblemNotice cause={failure} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={busy || undefined}>
          {busy ? t('saving') : (label ?? t('save'))}
        </Button>
        {children}
        <span role="status" className={styles.saved}>
          {saved && !busy && !failure && t('saved')}
        </span>
      </div>
    </>
  );
};
