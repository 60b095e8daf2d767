import { api } from 'shared/client';
import { TextField } from 'shared/ui';
import type { CompanyValues } from './people-company';
import { companyI18n } from './people-company-i18n';
import { bind, type Part } from './people-form';
import { useRead } from './use-read';

/** Looked up as soon as it is whole: whether it is one, and whether its company has joined already. */
export const PeopleBusinessNumber = ({ part, locked }: { part: Part<CompanyValues>; locked: boolean }) => {
  const t = companyI18n.useT();
  const digits = part.values.businessNumber.replace(/\D/g, '');
  const { data } = useRead(digits.length === 10 && !locked ? digits : null, () =>
    api.users.checkBusinessNumber({ params: { businessNumber: digits } }),
  );
  const bound = bind(part, 'businessNumber');
  const found = data && (data.valid ? (data.free ? null : t('numberTaken')) : t('numberWrong'));
  return (
    <TextField
      label={t('businessNumber')}
      {...bound}
      error={found ?? bound.error}
      hint={data?.free ? t('numberFree') : t('businessHint')}
      required
      readOnly={locked}
      inputMode="numeric"
      maxLength={12}
    />
  );
};
