import type { ReactNode } from 'react';
import type { ApiFailure } from 'shared/client';
import { Button, classNames } from 'shared/ui';
import { accountFormsI18n } from '../i18n';
import styles from './form.module.css';
import { ProblemNotice } from './ProblemNotice';

interface SubmitBarProps {
  failure: ApiFailure | null;
  busy: boolean;
  label?: string;
  saved?: boolean;
  /** For a short form on a page with a bar of its own: the button stays at the end of the form. */
  inline?: boolean;
  /** Further buttons. */
  children?: ReactNode;
}

/** The end of a form: the error of the submission and the submit button, which sticks to the lower edge on phones. */
export const SubmitBar = ({ failure, busy, label, saved = false, inline = false, children }: SubmitBarProps) => {
  const t = accountFormsI18n.useT();
  return (
    <>
      <ProblemNotice cause={failure} />
      <div className={classNames(styles.actions, !inline && styles.sticky)} data-submit-bar={inline ? undefined : ''}>
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
