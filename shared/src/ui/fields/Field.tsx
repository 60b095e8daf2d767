import { type ReactNode, useId } from 'react';
import { useT } from '../i18n';
import styles from './Field.module.css';
import { FieldError } from './FieldError';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
}

/** The attributes that connect a control with its label, hint and error. */
interface ControlProps {
  id: string;
  className: string | undefined;
  required: boolean | undefined;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

/** A control with label, hint and error. The function given as children renders the control with the given attributes. */
export const Field = ({
  label,
  hint,
  error,
  required,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) => {
  const id = useId();
  const t = useT();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-field>
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
