import { Box } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';

/** An amount as a reader of the language expects it; a dash where there is none. */
export const Won = ({ amount }: { amount: number | null | undefined }) => {
  const language = useLanguage();
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {amount === null || amount === undefined ? '—' : formatWon(amount, language)}
    </Box>
  );
};

export const WonField = ({ source = '' }: { source?: string }) => {
  const amount = useFieldValue({ source }) as number | null | undefined;
  return <Won amount={amount} />;
};
