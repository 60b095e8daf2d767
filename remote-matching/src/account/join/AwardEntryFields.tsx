import {
  accountFormsI18n,
  bindField,
  joinI18n as commonTexts,
  companyI18n,
  FieldGroup,
  type FormPart,
  NewPasswordField,
  SelectOptions,
  sectorCodes,
  formStyles as styles,
  useBusinessNames,
} from 'shared/account-forms';
import { SelectField, TextArea, TextField } from 'shared/ui';
import type { AwardEntryValues } from './award-entry';
import { joinI18n } from './i18n';

export const AwardEntryFields = ({ part, visitor }: { part: FormPart<AwardEntryValues>; visitor: boolean }) => {
  const t = joinI18n.useT();
  const commonT = commonTexts.useT();
  const companyT = companyI18n.useT();
  const formT = accountFormsI18n.useT();
  const { getSectorName } = useBusinessNames();
  const extra = (name: keyof AwardEntryValues & string) => bindField(part, name, `extra.${name}`);
  const address = (name: 'zip' | 'address1' | 'address2') => bindField(part, name, `extra.address.${name}`);
  return (
    <>
      <FieldGroup title={commonT('contact')}>
        <TextField label={commonT('name')} {...bindField(part, 'name')} autoComplete="name" maxLength={50} required />
        <div className={styles.pair}>
          <TextField
            label={commonT('email')}
            {...bindField(part, 'email')}
            type="email"
            autoComplete="email"
            required
          />
          <TextField
            label={commonT('phone')}
            hint={commonT('phoneHint')}
            {...bindField(part, 'phone')}
            type="tel"
            autoComplete="tel"
            required
          />
        </div>
      </FieldGroup>
      <FieldGroup title={companyT('company')}>
        <div className={styles.pair}>
          <TextField
            label={companyT('nameKo')}
            {...extra('company')}
            autoComplete="organization"
            maxLength={100}
            required
          />
          <TextField label={companyT('ceoName')} {...extra('ceoName')} maxLength={50} required />
          <TextField
            label={companyT('businessNumber')}
            hint={companyT('businessHint')}
            {...extra('businessNumber')}
            inputMode="numeric"
            maxLength={12}
            required
          />
          <SelectField label={companyT('category')} {...extra('category')} required>
            <SelectOptions values={sectorCodes} getLabel={getSectorName} empty={formT('choose')} />
          </SelectField>
          <TextField label={companyT('zip')} {...address('zip')} inputMode="numeric" maxLength={5} required />
          <TextField label={companyT('address1')} {...address('address1')} maxLength={200} required />
        </div>
        <TextField label={companyT('address2')} {...address('address2')} maxLength={200} />
      </FieldGroup>
      <FieldGroup title={t('award')}>
        <div className={styles.pair}>
          <SelectField label={t('award')} {...extra('award')} required>
            <SelectOptions values={['SeoulAward', 'SuperRookie'] as const} getLabel={companyT} />
          </SelectField>
          <TextField label={t('awardYear')} {...extra('year')} inputMode="numeric" maxLength={4} required />
        </div>
        <TextField label={t('product')} {...extra('product')} maxLength={200} required />
        <TextArea label={t('content')} {...bindField(part, 'content')} rows={4} maxLength={4000} />
        {visitor && <NewPasswordField label={t('lookup')} hint={t('lookupHint')} {...bindField(part, 'password')} />}
      </FieldGroup>
    </>
  );
};
