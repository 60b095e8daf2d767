import type { ReactNode } from 'react';
import { Checkbox, FieldError } from 'shared/ui';
import styles from './people-form.module.css';

interface PeopleChoicesProps<C extends string> {
  legend: ReactNode;
  name: string;
  options: readonly (readonly [code: C, label: string])[];
  chosen: readonly C[];
  onChange: (chosen: C[]) => void;
  hint?: string;
  error?: string | undefined;
}

/** Several of a few. */
export const PeopleChoices = <C extends string>({
  legend,
  name,
  options,
  chosen,
  onChange,
  hint,
  error,
}: PeopleChoicesProps<C>) => (
  <div>
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
          checked={chosen.includes(code)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, code] : chosen.filter((other) => other !== code))
          }
        />
      ))}
    </fieldset>
    {hint && <p className={styles.hint}>{hint}</p>}
    {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
  </div>
);
