import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Form } from 'shared/contract';
import { getFormAge } from './form-age';
import { formI18n } from './i18n';

/** How long a request has waited for an answer, in red when it is late; nothing once it is answered. */
export const FormAgeField = () => {
  const t = formI18n.useT();
  const form = useRecordContext<Form & { id: string }>();
  const age = form && getFormAge(form);
  if (!age) return null;
  const text = t(age.unit, { count: age.count });
  return (
    <Typography
      component="span"
      variant="body2"
      color={age.late ? 'error' : 'text.secondary'}
      sx={{ fontWeight: age.late ? 650 : 400, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
    >
      {age.late ? t('overdue', { age: text }) : text}
    </Typography>
  );
};
