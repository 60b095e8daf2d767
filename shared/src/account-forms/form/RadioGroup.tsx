import type { ReactNode } from 'react';
import { Checkbox } from 'shared/ui';
import styles from './form.module.css';

interface RadioGroupProps<C extends string> {
  legend: ReactNode;
  name: string;
  options: readonly (readonly [code: C, label: string])[];
  selected: C;
  onChange: (selected: C) => void;
}

/** A choice of one of a few options. */
export const RadioGroup = <C extends string>({ legend, name, options, selected, onChange }: RadioGroupProps<C>) => (
  <fieldset className={styles.choices}>
    <legend>{legend}</legend>
    {options.map(([code, label]) => (
      <Checkbox
        key={code}
        type="radio"
        name={name}
        label={label}
        checked={selected === code}
        onChange={() => onChange(code)}
      />
    ))}
  </fieldset>
);
