import type { ReactNode } from 'react';
import type { ApiFailure } from 'shared/client';
import { Button } from 'shared/ui';
import { PeopleProblem } from './PeopleProblem';
import styles from './people-form.module.css';
import { peopleI18n } from './people-i18n';

interface PeopleSaveProps {
  failure: ApiFailure | null;
  busy: boolean;
  label?: string;
  saved?: boolean;
  /** Other ways out, beside the button. */
  children?: ReactNode;
}

/** The end of a form: what is wrong with the whole, and the button, within reach of a thumb. */
export const PeopleSave = ({ failure, busy, label, saved = false, children }: PeopleSaveProps) => {
  const t = peopleI18n.useT();
  return (
    <>
      <PeopleProblem cause={failure} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={busy || undefined}>
          {busy ? t('saving') : (label ?? t('save'))}
        </Button>
        {children}
        <span role="status" className={styles.said}>
          {saved && !busy && !failure && t('saved')}
        </span>
      </div>
    </>
  );
};
