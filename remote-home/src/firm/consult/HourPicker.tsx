import type { ComponentProps } from 'react';
import { formatDate, formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { SelectField } from 'shared/ui';
import { useT } from './i18n';

interface HourPickerProps extends Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> {
  starts: readonly string[];
  /** Text of the choice of no hour. */
  none: string;
}

/** Chooses one of the free hours, grouped by day. The value is the beginning, or ''. All times are those of Seoul. */
export const HourPicker = ({ starts, none, ...field }: HourPickerProps) => {
  const t = useT();
  const language = useLanguage();
  const days = [...new Set(starts.map(formatDate))];
  return (
    <SelectField label={t('hour')} {...field}>
      <option value="">{none}</option>
      {days.map((day) => (
        <optgroup key={day} label={formatDateLong(day, language)}>
          {starts
            .filter((start) => formatDate(start) === day)
            .map((start) => (
              <option key={start} value={start}>
                {formatDateLong(start, language, true)}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  );
};
