import { Check, Copy, X } from 'lucide-react';
import { useLanguage } from 'shared/i18n';
import { usePhone } from '../../components/use-phone';
import { formatDay } from '../../components/zoned-time';
import type { GridSlot } from './grid';
import { slotsI18n } from './i18n';
import styles from './ScheduleEditor.module.css';

interface DayToolsProps {
  /** The slots of the day. */
  slots: readonly GridSlot[];
  timezone: string;
  /** All slots of the day that can be marked are marked. */
  complete: boolean;
  /** Marks all slots of the day, or clears them. */
  onToggle: () => void;
  /** Copies the day to the others; left out where there is no other day. */
  onCopy: (() => void) | undefined;
}

export const DayTools = ({ slots, timezone, complete, onToggle, onCopy }: DayToolsProps) => {
  const t = slotsI18n.useT();
  const day = formatDay(slots[0]?.start ?? '', timezone, useLanguage());
  const toggleLabel = t(complete ? 'clearDay' : 'markDay', { day });
  const copyLabel = t('copyDay', { day });
  // Above a list there is room for the text, below the header of a column there is not.
  const asText = usePhone();
  return (
    <span className={styles.tools}>
      <button type="button" className={styles.tool} title={toggleLabel} aria-label={toggleLabel} onClick={onToggle}>
        {complete ? <X aria-hidden /> : <Check aria-hidden />}
        {asText && toggleLabel}
      </button>
      {onCopy && (
        <button type="button" className={styles.tool} title={copyLabel} aria-label={copyLabel} onClick={onCopy}>
          <Copy aria-hidden />
          {asText && copyLabel}
        </button>
      )}
    </span>
  );
};
