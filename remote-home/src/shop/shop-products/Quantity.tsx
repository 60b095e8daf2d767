import { Minus, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useT } from './i18n';
import styles from './quantity.module.css';

interface QuantityProps {
  /** Of what; read out with the buttons. */
  name: string;
  value: number;
  min: number;
  max: number;
  onChange: (qty: number) => void;
  disabled?: boolean;
}

/** A number that is stepped or typed; what is typed counts once the field is left, and never beyond the bounds. */
export const Quantity = ({ name, value, min, max, onChange, disabled }: QuantityProps) => {
  const t = useT();
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  const put = (wanted: number) => {
    const qty = Math.min(Math.max(wanted || min, min), Math.max(min, max));
    setText(String(qty));
    if (qty !== value) onChange(qty);
  };
  return (
    <fieldset className={styles.quantity} disabled={disabled}>
      <legend>
        {name} {t('qty')}
      </legend>
      <button type="button" aria-label={t('less')} disabled={value <= min} onClick={() => put(value - 1)}>
        <Minus aria-hidden />
      </button>
      <input
        aria-label={`${name} ${t('qty')}`}
        inputMode="numeric"
        maxLength={3}
        value={text}
        onChange={({ target }) => setText(target.value.replace(/\D/g, ''))}
        onBlur={() => put(Number(text))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          put(Number(text));
        }}
      />
      <button type="button" aria-label={t('more')} disabled={value >= max} onClick={() => put(value + 1)}>
        <Plus aria-hidden />
      </button>
    </fieldset>
  );
};
