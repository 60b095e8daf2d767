import { CalendarCheck, Check } from 'lucide-react';
import { classNames } from 'shared/ui';
import type { CellState } from './cell';
import { slotsI18n } from './i18n';
import cell from './SlotCell.module.css';
import styles from './SlotLegend.module.css';

/** Explains the states of a grid's cells. */
export const SlotLegend = ({ states }: { states: readonly (CellState | 'marked')[] }) => {
  const t = slotsI18n.useT();
  return (
    <ul className={styles.legend}>
      {states.map((state) => (
        <li key={state}>
          <span className={classNames(styles.swatch, cell[state])} aria-hidden="true">
            {state === 'marked' && <Check />}
            {state === 'held' && <CalendarCheck />}
            {state === 'requested' && 'n'}
          </span>
          {t(`legend.${state}`)}
        </li>
      ))}
    </ul>
  );
};
