import { TextInput, type TextInputProps } from 'react-admin';
import { formatSeoulDay, parseSeoulDay } from './seoul-time';

/** The first or the last day of a period, in Korean time; the value is the instant where the period begins or ends. */
export const PeriodDayInput = ({ end = false, ...rest }: TextInputProps & { end?: boolean }) => (
  <TextInput
    type="date"
    format={(instant: string | null | undefined) => formatSeoulDay(instant, end)}
    parse={(day: string) => parseSeoulDay(day, end)}
    helperText={false}
    slotProps={{ inputLabel: { shrink: true } }}
    {...rest}
  />
);
