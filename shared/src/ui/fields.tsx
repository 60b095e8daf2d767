import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes';
import { Field, FieldError, type FieldLook } from './Field';
import styles from './Field.module.css';
import { useT } from './i18n';

export const TextField = ({ label, hint, error, required, ...rest }: FieldLook & ComponentProps<'input'>) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(control) => <input type="text" {...rest} {...control} />}
  </Field>
);

export const TextArea = ({ label, hint, error, required, ...rest }: FieldLook & ComponentProps<'textarea'>) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(control) => <textarea {...rest} {...control} />}
  </Field>
);

export const SelectField = ({
  label,
  hint,
  error,
  required,
  children,
  ...rest
}: FieldLook & ComponentProps<'select'>) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(control) => (
      <span className={styles.select}>
        <select {...rest} {...control}>
          {children}
        </select>
        <ChevronDown aria-hidden />
      </span>
    )}
  </Field>
);

interface ChoiceProps extends ComponentProps<'input'> {
  label: ReactNode;
  error?: string | undefined;
}

/** A tick box, or a radio button by `type`. */
export const Checkbox = ({ label, error, required, className, type = 'checkbox', ...rest }: ChoiceProps) => {
  const id = useId();
  const t = useT();
  return (
    <div>
      <label className={classes(styles.choice, className)}>
        <input
          {...rest}
          type={type}
          required={required}
          className={styles.check}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>
          {label}
          {required && <span className={styles.required}> {t('required')}</span>}
        </span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
};
