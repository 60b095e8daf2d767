import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { classes, FieldError } from 'shared/ui';
import styles from './buy.module.css';
import { useT } from './i18n';
import type { Shown } from './load';

interface OptionsProps {
  options: Shown['options'];
  chosen: string;
  onChoose: (key: string) => void;
  missing: boolean;
}

export const Options = ({ options, chosen, onChoose, missing }: OptionsProps) => {
  const t = useT();
  const language = useLanguage();
  return (
    <fieldset className={styles.options} aria-describedby={missing ? 'option-error' : undefined}>
      <legend>{t('option')}</legend>
      <div className={styles.chips}>
        {options.map(({ key, name, addPrice, soldOut, left }) => (
          <label key={key} className={classes(styles.chip, soldOut && styles.none)}>
            <input
              type="radio"
              name="option"
              value={key}
              checked={key === chosen}
              disabled={soldOut}
              aria-invalid={missing || undefined}
              onChange={() => onChoose(key)}
            />
            <span>
              {name}
              {addPrice > 0 && <small>{t('optionMore', { price: formatWon(addPrice, language) })}</small>}
              {soldOut && <small>{t('soldOut')}</small>}
              {!soldOut && left !== null && <small>{t('left', { count: left })}</small>}
            </span>
          </label>
        ))}
      </div>
      {missing && <FieldError id="option-error">{t('chooseOption')}</FieldError>}
    </fieldset>
  );
};
