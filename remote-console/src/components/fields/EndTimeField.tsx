import { useFieldValue } from 'react-admin';
import { formatSeoulEnd } from '../inputs/seoul-time';
import { TimeText } from './DateTimeField';

/** The end of a period in Korean time, to the minute: midnight is 24:00 of the day that it ends. */
export const EndTimeField = ({ source = '' }: { source?: string }) => {
  const value = useFieldValue({ source }) as string | null | undefined;
  return <TimeText instant={value} text={formatSeoulEnd(value)} />;
};
