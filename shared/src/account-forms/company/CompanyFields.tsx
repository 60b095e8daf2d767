import { cities } from 'shared/contract/business-sectors';
import { SelectField, TextArea, TextField } from 'shared/ui';
import { FieldGroup } from '../form/FieldGroup';
import styles from '../form/form.module.css';
import { SelectOptions } from '../form/SelectOptions';
import { bindField, type FormPart } from '../form/use-form';
import { accountFormsI18n } from '../i18n';
import { BusinessNumberField } from './BusinessNumberField';
import { cityCodes, sectorCodes, useBusinessNames } from './business-sectors';
import type { CompanyValues } from './company-values';
import { companyI18n } from './i18n';

const maxIntroductionLength = 2000;

interface CompanyFieldsProps {
  part: FormPart<CompanyValues>;
  /** An approved company cannot change its number. */
  lockNumber?: boolean | undefined;
}

const BasicFields = ({ part, lockNumber = false }: CompanyFieldsProps) => {
  const t = companyI18n.useT();
  const common = accountFormsI18n.useT();
  const { getSectorName } = useBusinessNames();
  return (
    <FieldGroup title={t('company')}>
      <TextField
        label={t('nameKo')}
        {...bindField(part, 'nameKo', 'name.ko')}
        required
        autoComplete="organization"
        maxLength={100}
      />
      <div className={styles.pair}>
        <TextField label={t('nameEn')} {...bindField(part, 'nameEn', 'name.en')} maxLength={100} lang="en" />
        <TextField label={t('nameCn')} {...bindField(part, 'nameCn', 'name.cn')} maxLength={100} lang="zh-Hans" />
        <TextField label={t('ceoName')} {...bindField(part, 'ceoName')} required maxLength={50} />
        <BusinessNumberField part={part} locked={lockNumber} />
      </div>
      <SelectField label={t('category')} {...bindField(part, 'category')} required>
        <SelectOptions values={sectorCodes} getLabel={getSectorName} empty={common('choose')} />
      </SelectField>
    </FieldGroup>
  );
};

const AddressFields = ({ part }: Pick<CompanyFieldsProps, 'part'>) => {
  const t = companyI18n.useT();
  const common = accountFormsI18n.useT();
  const { getCityName } = useBusinessNames();
  return (
    <FieldGroup title={t('address')}>
      <div className={styles.pair}>
        <TextField
          label={t('zip')}
          {...bindField(part, 'zip', 'address.zip')}
          required
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
        />
        <SelectField label={t('sido')} {...bindField(part, 'sido', 'address.sido')}>
          <option value="">{common('choose')}</option>
          {/* The Korean name is stored, as in addresses. */}
          {cityCodes.map((code) => (
            <option key={code} value={cities[code].ko}>
              {getCityName(code)}
            </option>
          ))}
        </SelectField>
        <TextField label={t('sigungu')} {...bindField(part, 'sigungu', 'address.sigungu')} maxLength={40} />
        <TextField
          label={t('address1')}
          {...bindField(part, 'address1', 'address.address1')}
          required
          autoComplete="address-line1"
          maxLength={200}
        />
      </div>
      <TextField
        label={t('address2')}
        {...bindField(part, 'address2', 'address.address2')}
        autoComplete="address-line2"
        maxLength={200}
      />
    </FieldGroup>
  );
};

const ContactFields = ({ part }: Pick<CompanyFieldsProps, 'part'>) => {
  const t = companyI18n.useT();
  return (
    <FieldGroup title={t('contact')}>
      <div className={styles.pair}>
        <TextField label={t('tel')} {...bindField(part, 'tel')} type="tel" maxLength={20} />
        <TextField label={t('fax')} {...bindField(part, 'fax')} type="tel" maxLength={20} />
        <TextField label={t('foundedYear')} {...bindField(part, 'foundedYear')} inputMode="numeric" maxLength={4} />
        <TextField label={t('employees')} {...bindField(part, 'employees')} inputMode="numeric" maxLength={9} />
      </div>
      <TextField
        label={t('homepage')}
        hint={t('homepageHint')}
        {...bindField(part, 'homepage')}
        type="url"
        maxLength={2048}
      />
      <TextArea
        label={t('introKo')}
        hint={t('introHint')}
        {...bindField(part, 'introKo', 'introduction.ko')}
        rows={5}
        maxLength={maxIntroductionLength}
      />
      <TextArea
        label={t('introEn')}
        {...bindField(part, 'introEn', 'introduction.en')}
        rows={4}
        maxLength={maxIntroductionLength}
      />
      <TextArea
        label={t('introCn')}
        {...bindField(part, 'introCn', 'introduction.cn')}
        rows={4}
        maxLength={maxIntroductionLength}
      />
    </FieldGroup>
  );
};

/** The fields of a company: names and number, address, contact and introduction. */
export const CompanyFields = ({ part, lockNumber }: CompanyFieldsProps) => (
  <>
    <BasicFields part={part} lockNumber={lockNumber} />
    <AddressFields part={part} />
    <ContactFields part={part} />
  </>
);
