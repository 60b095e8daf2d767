import { cities } from 'shared/contract/business-sectors';
import { SelectField, TextArea, TextField } from 'shared/ui';
import { PeopleBusinessNumber } from './PeopleBusinessNumber';
import { PeopleGroup } from './PeopleGroup';
import type { CompanyValues } from './people-company';
import { companyI18n } from './people-company-i18n';
import { bind, type Part } from './people-form';
import styles from './people-form.module.css';
import { peopleI18n } from './people-i18n';
import { cityCodes, tradeCodes, useNames } from './people-names';

const introductionLimit = 2000;

interface PeopleCompanyProps {
  part: Part<CompanyValues>;
  /** A company that was approved keeps its number. */
  lockNumber?: boolean;
}

export const PeopleCompany = ({ part, lockNumber = false }: PeopleCompanyProps) => {
  const t = companyI18n.useT();
  const common = peopleI18n.useT();
  const { tradeOf, cityOf } = useNames();
  return (
    <>
      <PeopleGroup title={t('company')}>
        <TextField
          label={t('nameKo')}
          {...bind(part, 'nameKo', 'name.ko')}
          required
          autoComplete="organization"
          maxLength={100}
        />
        <div className={styles.pair}>
          <TextField label={t('nameEn')} {...bind(part, 'nameEn', 'name.en')} maxLength={100} lang="en" />
          <TextField label={t('nameCn')} {...bind(part, 'nameCn', 'name.cn')} maxLength={100} lang="zh-Hans" />
          <TextField label={t('ceoName')} {...bind(part, 'ceoName')} required maxLength={50} />
          <PeopleBusinessNumber part={part} locked={lockNumber} />
        </div>
        <SelectField label={t('category')} {...bind(part, 'category')} required>
          <option value="">{common('choose')}</option>
          {tradeCodes.map((code) => (
            <option key={code} value={code}>
              {tradeOf(code)}
            </option>
          ))}
        </SelectField>
      </PeopleGroup>
      <PeopleGroup title={t('address')}>
        <div className={styles.pair}>
          <TextField
            label={t('zip')}
            {...bind(part, 'zip', 'address.zip')}
            required
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
          />
          <SelectField label={t('sido')} {...bind(part, 'sido', 'address.sido')}>
            <option value="">{common('choose')}</option>
            {/* Stored by its Korean name, as addresses are. */}
            {cityCodes.map((code) => (
              <option key={code} value={cities[code].ko}>
                {cityOf(code)}
              </option>
            ))}
          </SelectField>
          <TextField label={t('sigungu')} {...bind(part, 'sigungu', 'address.sigungu')} maxLength={40} />
          <TextField
            label={t('address1')}
            {...bind(part, 'address1', 'address.address1')}
            required
            autoComplete="address-line1"
            maxLength={200}
          />
        </div>
        <TextField
          label={t('address2')}
          {...bind(part, 'address2', 'address.address2')}
          autoComplete="address-line2"
          maxLength={200}
        />
      </PeopleGroup>
      <PeopleGroup title={t('contact')}>
        <div className={styles.pair}>
          <TextField label={t('tel')} {...bind(part, 'tel')} type="tel" maxLength={20} />
          <TextField label={t('fax')} {...bind(part, 'fax')} type="tel" maxLength={20} />
          <TextField label={t('foundedYear')} {...bind(part, 'foundedYear')} inputMode="numeric" maxLength={4} />
          <TextField label={t('employees')} {...bind(part, 'employees')} inputMode="numeric" maxLength={9} />
        </div>
        <TextField
          label={t('homepage')}
          hint={t('homepageHint')}
          {...bind(part, 'homepage')}
          type="url"
          maxLength={2048}
        />
        <TextArea
          label={t('introKo')}
          hint={t('introHint')}
          {...bind(part, 'introKo', 'introduction.ko')}
          rows={5}
          maxLength={introductionLimit}
        />
        <TextArea
          label={t('introEn')}
          {...bind(part, 'introEn', 'introduction.en')}
          rows={4}
          maxLength={introductionLimit}
        />
        <TextArea
          label={t('introCn')}
          {...bind(part, 'introCn', 'introduction.cn')}
          rows={4}
          maxLength={introductionLimit}
        />
      </PeopleGroup>
    </>
  );
};
