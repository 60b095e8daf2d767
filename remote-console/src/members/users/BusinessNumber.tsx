import { Chip } from '@mui/material';
import { isBusinessNumber } from 'shared/contract';
import { userI18n } from './i18n';

/** A registration number as it is written on paper, and whether its check digit is right. */
export const BusinessNumber = ({ digits }: { digits: string }) => {
  const t = userI18n.useT();
  const right = isBusinessNumber(digits);
  return (
    <>
      {digits.replace(/^(\d{3})(\d{2})/, '$1-$2-')}{' '}
      <Chip variant="outlined" color={right ? 'success' : 'error'} label={t(right ? 'numberOk' : 'numberBad')} />
    </>
  );
};
