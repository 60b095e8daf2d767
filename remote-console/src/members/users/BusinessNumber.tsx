import { Chip } from '@mui/material';
import { isBusinessNumber } from 'shared/contract';
import { userI18n } from './i18n';

/** A business registration number with hyphens, and whether its check digit is right. */
export const BusinessNumber = ({ digits }: { digits: string }) => {
  const t = userI18n.useT();
  const isValid = isBusinessNumber(digits);
  return (
    <>
      {digits.replace(/^(\d{3})(\d{2})/, '$1-$2-')}{' '}
      <Chip
        variant="outlined"
        color={isValid ? 'success' : 'error'}
        label={t(isValid ? 'validNumber' : 'invalidNumber')}
      />
    </>
  );
};
