import { Box } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { formatDateTime } from 'shared/format';

/** An instant in Korean time, to the minute; a dash for none. */
export const DateTimeField = ({ source }: { source?: string }) => {
  const value = useFieldValue({ source: source ?? '' }) as string | null | undefined;
  return (
    <Box
      component="time"
      dateTime={value ?? undefined}
      sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
    >
      {formatDateTime(value).slice(0, 16) || '—'}
    </Box>
  );
};
