import { bind, type Part, PeopleGroup, peopleI18n, formStyles as styles, tradeCodes, useNames } from 'shared/people';
import { SelectField, TextArea, TextField } from 'shared/ui';
import { matchI18n } from '../../components/match-i18n';
import { EssentialInfo } from './EssentialInfo';
import { productsI18n } from './i18n';
import { type ProductValues, statuses } from './values';

const certificates = ['SeoulAward', 'SuperRookie', 'other'] as const;
const featuresLimit = 1000;

/** Every label of a product that the platform knows (§3). */
export const ProductFields = ({ part }: { part: Part<ProductValues> }) => {
  const t = productsI18n.useT();
  const common = peopleI18n.useT();
  const names = matchI18n.useT();
  const { tradeOf } = useNames();
  return (
    <>
      <PeopleGroup title={t('basic')}>
        <TextField label={t('name')} {...bind(part, 'nameKo', 'name.ko')} maxLength={100} required />
        <div className={styles.pair}>
          <TextField label={t('nameEn')} {...bind(part, 'nameEn', 'name.en')} maxLength={100} lang="en" />
          <TextField label={t('nameCn')} {...bind(part, 'nameCn', 'name.cn')} maxLength={100} lang="zh-Hans" />
          <SelectField label={t('category')} {...bind(part, 'category')} required>
            <option value="">{common('choose')}</option>
            {tradeCodes.map((code) => (
              <option key={code} value={code}>
                {tradeOf(code)}
              </option>
            ))}
          </SelectField>
          <TextField label={t('origin')} {...bind(part, 'origin')} maxLength={60} required />
          <SelectField label={t('certificate')} {...bind(part, 'certificate')}>
            <option value="">{t('noCertificate')}</option>
            {certificates.map((code) => (
              <option key={code} value={code}>
                {names(code)}
              </option>
            ))}
          </SelectField>
          <SelectField label={t('status')} hint={t('statusHint')} {...bind(part, 'status')}>
            {statuses.map((status) => (
              <option key={status} value={status}>
                {t(status)}
              </option>
            ))}
          </SelectField>
        </div>
      </PeopleGroup>
      <PeopleGroup title={t('details')}>
        <TextArea
          label={t('features')}
          {...bind(part, 'featuresKo', 'features.ko')}
          rows={4}
          maxLength={featuresLimit}
        />
        <div className={styles.pair}>
          <TextArea
            label={t('featuresEn')}
            {...bind(part, 'featuresEn', 'features.en')}
            rows={4}
            maxLength={featuresLimit}
          />
          <TextArea
            label={t('featuresCn')}
            {...bind(part, 'featuresCn', 'features.cn')}
            rows={4}
            maxLength={featuresLimit}
          />
        </div>
        <TextArea label={t('ingredients')} {...bind(part, 'ingredients')} rows={3} maxLength={1000} />
        <div className={styles.pair}>
          <TextField label={t('color')} {...bind(part, 'color')} maxLength={100} />
          <TextField label={t('size')} {...bind(part, 'size')} maxLength={100} />
          <TextField label={t('releasedAt')} {...bind(part, 'releasedAt')} type="date" />
          <TextField label={t('awardSelectedAt')} {...bind(part, 'awardSelectedAt')} type="date" />
          <TextField label={t('manufacturing')} {...bind(part, 'manufacturing')} maxLength={200} />
          <TextField label={t('retailPrice')} {...bind(part, 'retailPrice')} inputMode="numeric" maxLength={15} />
        </div>
        <TextField
          label={t('salesSite')}
          hint={t('salesSiteHint')}
          {...bind(part, 'salesSite')}
          type="url"
          maxLength={2048}
        />
      </PeopleGroup>
      <EssentialInfo part={part} />
    </>
  );
};
