import { Star } from 'lucide-react';
import { classes, FieldError } from 'shared/ui';
import { useT } from './i18n';
import styles from './reviews.module.css';

interface ScoreProps {
  /** 0 while none is chosen. */
  value: number;
  onChange: (score: number) => void;
  error?: string | undefined;
}

/** Five radio buttons that look like stars. */
export const Score = ({ value, onChange, error }: ScoreProps) => {
  const t = useT();
  return (
    <fieldset className={styles.score} data-wrong={error ? '' : undefined}>
      <legend>{t('score')}</legend>
      <div>
        {[1, 2, 3, 4, 5].map((score) => (
          <label key={score} className={classes(score <= value && styles.on)}>
            <input
              type="radio"
              name="score"
              value={score}
              checked={score === value}
              aria-label={t('points', { score })}
              onChange={() => onChange(score)}
            />
            <Star aria-hidden />
          </label>
        ))}
        <span aria-hidden>{value > 0 && t('points', { score: value })}</span>
      </div>
      {error && <FieldError id="score-error">{error}</FieldError>}
    </fieldset>
  );
};
