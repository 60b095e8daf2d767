import { Minus, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import common from '../../layout/common.module.css';
import styles from './quantity.module.css';
import { useT } from './quantity-i18n';

interface QuantityFieldProps {
  /** Name of the product, read out with the buttons. */
  name: string;
  value: number;
  min: number;
  max: number;
  onChange: (qty: number) => void;
  disabled?: boolean;
}

/** A quantity, changed by buttons or typed. A typed number is taken when the field is left, and put between min and max. */
export const QuantityField = ({ name, value, min, max, onChange, disabled }: QuantityFieldProps) => {
  const t = useT();
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  const setQty = (requested: number) => {
    const qty = Math.min(Math.max(requested || min, min), Math.max(min, max));
    setText(String(qty));
    if (qty !== value) onChange(qty);
  };
  return (
    <fieldset className={styles.quantity} disabled={disabled}>
      <legend>
        {name} {t('qty')}
      </legend>
      <button
        type="button"
        className={common.iconButton}
        aria-label={t('less')}
        disabled={value <= min}
        onClick={() => setQty(value - 1)}
      >
        <Minus size={18} aria-hidden />
      </button>
      <input
        aria-label={`${name} ${t('qty')}`}
        inputMode="numeric"
        maxLength={3}
        value={text}
        onChange={({ target }) => setText(target.value.replace(/\D/g, ''))}
        onBlur={() => setQty(Number(text))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          setQty(Number(text));
        }}
      />
      <button
        type="button"
        className={common.iconButton}
        aria-label={t('more')}
        disabled={value >= max}
        onClick={() => setQty(value + 1)}
      >
        <Plus size={18} aria-hidden />
      </button>
    </fieldset>
  );
};
