import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Form } from 'shared/contract';
import { ageOf } from './age';
import { formI18n } from './i18n';

export const AgeField = () => {
  const t = formI18n.useT();
  const form = useRecordContext<Form & { id: string }>();
  const age = form && ageOf(form);
  if (!age) return null;
  const words = t(age.unit, { count: age.count });
  return (
    <Typography
      component="span"
      variant="body2"
      color={age.late ? 'error' : 'text.secondary'}
      sx={{ fontWeight: age.late ? 650 : 400, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
    >
      {age.late ? t('overdue', { age: words }) : words}
    </Typography>
  );
};
