import { Box } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { formatDateTime } from 'shared/format';

/** An instant as text; a dash for none. */
export const TimeText = ({ instant, text }: { instant: string | null | undefined; text: string }) => (
  <Box
    component="time"
    dateTime={instant ?? undefined}
    sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
  >
    {text || '—'}
  </Box>
);

/** An instant in Korean time, to the minute; a dash for none. */
export const DateTimeField = ({ source }: { source?: string }) => {
  const value = useFieldValue({ source: source ?? '' }) as string | null | undefined;
  return <TimeText instant={value} text={formatDateTime(value).slice(0, 16)} />;
};
