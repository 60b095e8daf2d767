import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { classNames, FieldError } from 'shared/ui';
import { useT as useListT } from '../i18n';
import styles from './buy.module.css';
import { useT } from './i18n';
import type { Product } from './load';

interface OptionPickerProps {
  options: Product['options'];
  /** Key of the selected option; empty while none is selected. */
  selected: string;
  onSelect: (key: string) => void;
  missing: boolean;
}

export const OptionPicker = ({ options, selected, onSelect, missing }: OptionPickerProps) => {
  const t = useT();
  const listT = useListT();
  const language = useLanguage();
  return (
    <fieldset data-field className={styles.options} aria-describedby={missing ? 'option-error' : undefined}>
      <legend>{t('option')}</legend>
      <div className={styles.chips}>
        {options.map(({ key, name, addPrice, soldOut, left }) => (
          <label key={key} className={classNames(styles.chip, soldOut && styles.none)}>
            <input
              type="radio"
              name="option"
              value={key}
              checked={key === selected}
              disabled={soldOut}
              aria-invalid={(missing && !soldOut) || undefined}
              onChange={() => onSelect(key)}
            />
            <span>
              {name}
              {addPrice > 0 && <small>{t('optionMore', { price: formatWon(addPrice, language) })}</small>}
              {soldOut && <small>{listT('soldOut')}</small>}
              {!soldOut && left !== null && <small>{t('left', { count: left })}</small>}
            </span>
          </label>
        ))}
      </div>
      {missing && <FieldError id="option-error">{t('chooseOption')}</FieldError>}
    </fieldset>
  );
};
