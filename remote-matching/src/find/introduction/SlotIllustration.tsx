import { Check } from 'lucide-react';
import { classNames } from 'shared/ui';
import { introductionI18n } from './i18n';
import styles from './SlotIllustration.module.css';

/** State of a slot in a step; null for a slot that the buyer does not offer. */
export type SlotState = 'open' | 'picked' | 'confirmed';

const times = ['10:00', '10:30', '11:00', '11:30'];
const days = [1, 2, 3];

/** Illustrates the schedule at one step; hidden from screen readers, since the text of the step says the same. */
export const SlotIllustration = ({ slots }: { slots: readonly (SlotState | null)[] }) => {
  const t = introductionI18n.useT();
  const kinds = (['open', 'picked', 'confirmed'] as const).filter((kind) => slots.includes(kind));
  const numbered = slots.map(
    (slot, index) => slot === 'picked' && slots.slice(0, index + 1).filter((s) => s === slot).length,
  );
  return (
    <div className={styles.sketch} aria-hidden="true">
      <div className={styles.grid}>
        <span />
        {days.map((day) => (
          <span key={day} className={styles.day}>
            {t('day', { day })}
          </span>
        ))}
        {times.map((time, row) => (
          <div key={time} className={styles.row}>
            <span className={styles.time}>{time}</span>
            {days.map((day, column) => {
              const index = row * days.length + column;
              const slot = slots[index];
              return (
                <span key={day} className={classNames(styles.slot, slot && styles[slot])}>
                  {numbered[index]}
                  {slot === 'confirmed' && <Check />}
                </span>
              );
            })}
          </div>
        ))}
      </div>
      <div className={styles.legend}>
        {kinds.map((kind) => (
          <span key={kind} className={styles.kind}>
            <span className={classNames(styles.swatch, styles[kind])} />
            {t(kind)}
          </span>
        ))}
      </div>
    </div>
  );
};
