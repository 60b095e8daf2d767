import type { ReactNode } from 'react';
import { Checkbox, FieldError } from 'shared/ui';
import styles from './form.module.css';

interface CheckboxGroupProps<C extends string> {
  legend: ReactNode;
  name: string;
  options: readonly (readonly [code: C, label: string])[];
  selected: readonly C[];
  onChange: (selected: C[]) => void;
  hint?: string;
  error?: string | undefined;
}

/** A choice of any number of a few options. */
export const CheckboxGroup = <C extends string>({
  legend,
  name,
  options,
  selected,
  onChange,
  hint,
  error,
}: CheckboxGroupProps<C>) => (
  <div data-field>
    <fieldset
      className={styles.choices}
      data-wrong={error ? '' : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend>{legend}</legend>
      {options.map(([code, label]) => (
        <Checkbox
          key={code}
          name={`${name}.${code}`}
          label={label}
          checked={selected.includes(code)}
          onChange={({ target }) =>
            onChange(target.checked ? [...selected, code] : selected.filter((other) => other !== code))
          }
        />
      ))}
    </fieldset>
    {hint && <p className={styles.hint}>{hint}</p>}
    {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
  </div>
);
