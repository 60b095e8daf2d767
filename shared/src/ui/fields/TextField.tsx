import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field';

export const TextField = ({ label, hint, error, required, ...rest }: FieldProps & ComponentProps<'input'>) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(control) => <input type="text" {...rest} {...control} />}
  </Field>
);
