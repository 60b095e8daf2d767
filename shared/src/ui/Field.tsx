import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { useT } from './i18n';

export interface FieldLook {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
}

/** What ties a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  className: string | undefined;
  required: boolean | undefined;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

export const Field = ({
  label,
  hint,
  error,
  required,
  children,
}: FieldLook & { children: (control: FieldControl) => ReactNode }) => {
  const id = useId();
  const t = useT();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && <span className={styles.required}>{t('required')}</span>}
      </label>
      {children({
        id,
        className: styles.control,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
};

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className={styles.error} id={id}>
    <CircleAlert aria-hidden />
    <span>{children}</span>
  </p>
);
