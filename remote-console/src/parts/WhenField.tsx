import { useFieldValue } from 'react-admin';
import { formatDateTime } from 'shared/format';

/** A moment in Korean time, to the minute. */
export const WhenField = ({ source }: { source?: string }) => {
  const value = useFieldValue({ source: source ?? '' }) as string | null | undefined;
  return <time dateTime={value ?? undefined}>{formatDateTime(value).slice(0, 16) || '—'}</time>;
};
