import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { useT } from '../i18n';
import styles from './Field.module.css';
import { FieldError } from './FieldError';

interface CheckboxProps extends ComponentProps<'input'> {
  label: ReactNode;
  error?: string | undefined;
}

/** A checkbox, or a radio button with `type="radio"`. */
export const Checkbox = ({ label, error, required, className, type = 'checkbox', ...rest }: CheckboxProps) => {
  const id = useId();
  const t = useT();
  return (
    <div data-field>
      <label className={classNames(styles.choice, className)}>
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
