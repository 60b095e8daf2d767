import {
  accountFormsI18n,
  bindField,
  FieldGroup,
  type FormPart,
  SelectOptions,
  sectorCodes,
  formStyles as styles,
  useBusinessNames,
} from 'shared/account-forms';
import { SelectField, TextArea, TextField } from 'shared/ui';
import { commonI18n } from '../../components/i18n';
import { EssentialInfoFields } from './EssentialInfoFields';
import { productsI18n } from './i18n';
import { type ProductValues, statuses } from './product-values';

const certificateTypes = ['SeoulAward', 'SuperRookie', 'other'] as const;
const maxFeaturesLength = 1000;

/** All fields of a product (§3). */
export const ProductFields = ({ part }: { part: FormPart<ProductValues> }) => {
  const t = productsI18n.useT();
  const formT = accountFormsI18n.useT();
  const common = commonI18n.useT();
  const { getSectorName } = useBusinessNames();
  return (
    <>
      <FieldGroup title={t('basic')}>
        <TextField label={t('name')} {...bindField(part, 'nameKo', 'name.ko')} maxLength={100} required />
        <div className={styles.pair}>
          <TextField label={t('nameEn')} {...bindField(part, 'nameEn', 'name.en')} maxLength={100} lang="en" />
          <TextField label={t('nameCn')} {...bindField(part, 'nameCn', 'name.cn')} maxLength={100} lang="zh-Hans" />
          <SelectField label={t('category')} {...bindField(part, 'category')} required>
            <SelectOptions values={sectorCodes} getLabel={getSectorName} empty={formT('choose')} />
          </SelectField>
          <TextField label={t('origin')} {...bindField(part, 'origin')} maxLength={60} required />
          <SelectField label={t('certificate')} {...bindField(part, 'certificate')}>
            <SelectOptions values={certificateTypes} getLabel={common} empty={t('noCertificate')} />
          </SelectField>
          <SelectField label={t('status')} hint={t('statusHint')} {...bindField(part, 'status')}>
            <SelectOptions values={statuses} getLabel={t} />
          </SelectField>
        </div>
      </FieldGroup>
      <FieldGroup title={t('details')}>
        <TextArea
          label={t('features')}
          {...bindField(part, 'featuresKo', 'features.ko')}
          rows={4}
          maxLength={maxFeaturesLength}
        />
        <div className={styles.pair}>
          <TextArea
            label={t('featuresEn')}
            {...bindField(part, 'featuresEn', 'features.en')}
            rows={4}
            maxLength={maxFeaturesLength}
          />
          <TextArea
            label={t('featuresCn')}
            {...bindField(part, 'featuresCn', 'features.cn')}
            rows={4}
            maxLength={maxFeaturesLength}
          />
        </div>
        <TextArea label={t('ingredients')} {...bindField(part, 'ingredients')} rows={3} maxLength={1000} />
        <div className={styles.pair}>
          <TextField label={t('color')} {...bindField(part, 'color')} maxLength={100} />
          <TextField label={t('size')} {...bindField(part, 'size')} maxLength={100} />
          <TextField label={t('releasedAt')} {...bindField(part, 'releasedAt')} type="date" />
          <TextField label={t('awardSelectedAt')} {...bindField(part, 'awardSelectedAt')} type="date" />
          <TextField label={t('manufacturing')} {...bindField(part, 'manufacturing')} maxLength={200} />
          <TextField label={t('retailPrice')} {...bindField(part, 'retailPrice')} inputMode="numeric" maxLength={15} />
        </div>
        <TextField
          label={t('salesSite')}
          hint={t('salesSiteHint')}
          {...bindField(part, 'salesSite')}
          type="url"
          maxLength={2048}
        />
      </FieldGroup>
      <EssentialInfoFields part={part} />
    </>
  );
};
