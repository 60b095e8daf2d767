import { Box } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';

/** An amount in KRW in the reader's format; a dash for none. */
export const Money = ({ amount }: { amount: number | null | undefined }) => {
  const language = useLanguage();
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {amount === null || amount === undefined ? '—' : formatWon(amount, language)}
    </Box>
  );
};

/** The field's amount in KRW. */
export const MoneyField = ({ source = '' }: { source?: string }) => {
  const amount = useFieldValue({ source }) as number | null | undefined;
  return <Money amount={amount} />;
};
