import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';

/** A select; the children are its options. */
export const SelectField = ({
  label,
  hint,
  error,
  required,
  children,
  ...rest
}: FieldProps & ComponentProps<'select'>) => (
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
