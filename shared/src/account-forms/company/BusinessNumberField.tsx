import { api } from 'shared/client';
import { TextField } from 'shared/ui';
import { useAsyncData } from '../form/use-async-data';
import { bindField, type FormPart } from '../form/use-form';
import type { CompanyValues } from './company-values';
import { companyI18n } from './i18n';

/** A business registration number. With ten digits it is checked by the API: whether it is valid and not registered yet. */
export const BusinessNumberField = ({ part, locked }: { part: FormPart<CompanyValues>; locked: boolean }) => {
  const t = companyI18n.useT();
  const digits = part.values.businessNumber.replace(/\D/g, '');
  const { data } = useAsyncData(digits.length === 10 && !locked ? digits : null, () =>
    api.users.checkBusinessNumber({ params: { businessNumber: digits } }),
  );
  const field = bindField(part, 'businessNumber');
  const checkError = data && (data.valid ? (data.free ? null : t('numberTaken')) : t('numberWrong'));
  return (
    <TextField
      label={t('businessNumber')}
      {...field}
      error={checkError ?? field.error}
      hint={data?.free ? t('numberFree') : t('businessHint')}
      required
      readOnly={locked}
      inputMode="numeric"
      maxLength={12}
    />
  );
};
