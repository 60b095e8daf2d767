import { Check } from 'lucide-react';
import { classes } from 'shared/ui';
import { introductionI18n } from './i18n';
import styles from './SlotSketch.module.css';

/** What a time is in this step; null is one that the buyer has not opened. */
export type Slot = 'open' | 'picked' | 'confirmed';

const times = ['10:00', '10:30', '11:00', '11:30'];
const days = [1, 2, 3];

/** A picture of the schedule at one step; the step's own words say the same. */
export const SlotSketch = ({ slots }: { slots: readonly (Slot | null)[] }) => {
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
                <span key={day} className={classes(styles.slot, slot && styles[slot])}>
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
            <span className={classes(styles.swatch, styles[kind])} />
            {t(kind)}
          </span>
        ))}
      </div>
    </div>
  );
};
