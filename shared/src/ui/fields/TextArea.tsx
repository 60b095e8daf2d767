import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';

export const TextArea = ({ label, hint, error, required, ...rest }: FieldProps & ComponentProps<'textarea'>) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(control) => <textarea {...rest} {...control} />}
  </Field>
);
