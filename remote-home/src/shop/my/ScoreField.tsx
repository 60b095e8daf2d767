import { Star } from 'lucide-react';
import { classNames, FieldError } from 'shared/ui';
import styles from './review-form.module.css';
import { useT } from './reviews-i18n';

interface ScoreFieldProps {
  /** 1 to 5; 0 while none is chosen. */
  value: number;
  onChange: (score: number) => void;
  error?: string | undefined;
}

/** Five radio buttons that look like stars. */
export const ScoreField = ({ value, onChange, error }: ScoreFieldProps) => {
  const t = useT();
  return (
    <fieldset
      className={styles.score}
      data-field
      data-wrong={error ? '' : undefined}
      aria-describedby={error ? 'score-error' : undefined}
    >
      <legend>{t('score')}</legend>
      <div>
        {[1, 2, 3, 4, 5].map((score) => (
          <label key={score} className={classNames(score <= value && styles.on)}>
            <input
              type="radio"
              name="score"
              value={score}
              checked={score === value}
              aria-label={t('points', { score })}
              onChange={() => onChange(score)}
            />
            <Star size={28} strokeWidth={1.5} aria-hidden />
          </label>
        ))}
        <span aria-hidden>{value > 0 && t('points', { score: value })}</span>
      </div>
      {error && <FieldError id="score-error">{error}</FieldError>}
    </fieldset>
  );
};
