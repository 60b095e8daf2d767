import {
  bind,
  joinI18n as commonTexts,
  companyI18n,
  type Part,
  PeopleGroup,
  PeoplePassword,
  peopleI18n,
  formStyles as styles,
  tradeCodes,
  useNames,
} from 'shared/people';
import { SelectField, TextArea, TextField } from 'shared/ui';
import type { EntryValues } from './award';
import { joinI18n } from './i18n';

export const AwardFields = ({ part, visitor }: { part: Part<EntryValues>; visitor: boolean }) => {
  const t = joinI18n.useT();
  const joining = commonTexts.useT();
  const company = companyI18n.useT();
  const common = peopleI18n.useT();
  const { tradeOf } = useNames();
  const extra = (name: keyof EntryValues & string) => bind(part, name, `extra.${name}`);
  const address = (name: 'zip' | 'address1' | 'address2') => bind(part, name, `extra.address.${name}`);
  return (
    <>
      <PeopleGroup title={joining('contact')}>
        <TextField label={joining('name')} {...bind(part, 'name')} autoComplete="name" maxLength={50} required />
        <div className={styles.pair}>
          <TextField label={joining('email')} {...bind(part, 'email')} type="email" autoComplete="email" required />
          <TextField
            label={joining('phone')}
            hint={joining('phoneHint')}
            {...bind(part, 'phone')}
            type="tel"
            autoComplete="tel"
            required
          />
        </div>
      </PeopleGroup>
      <PeopleGroup title={company('company')}>
        <div className={styles.pair}>
          <TextField
            label={company('nameKo')}
            {...extra('company')}
            autoComplete="organization"
            maxLength={100}
            required
          />
          <TextField label={company('ceoName')} {...extra('ceoName')} maxLength={50} required />
          <TextField
            label={company('businessNumber')}
            hint={company('businessHint')}
            {...extra('businessNumber')}
            inputMode="numeric"
            maxLength={12}
            required
          />
          <SelectField label={company('category')} {...extra('category')} required>
            <option value="">{common('choose')}</option>
            {tradeCodes.map((code) => (
              <option key={code} value={code}>
                {tradeOf(code)}
              </option>
            ))}
          </SelectField>
          <TextField label={company('zip')} {...address('zip')} inputMode="numeric" maxLength={5} required />
          <TextField label={company('address1')} {...address('address1')} maxLength={200} required />
        </div>
        <TextField label={company('address2')} {...address('address2')} maxLength={200} />
      </PeopleGroup>
      <PeopleGroup title={t('award')}>
        <div className={styles.pair}>
          <SelectField label={t('award')} {...extra('award')} required>
            {(['SeoulAward', 'SuperRookie'] as const).map((award) => (
              <option key={award} value={award}>
                {company(award)}
              </option>
            ))}
          </SelectField>
          <TextField label={t('awardYear')} {...extra('year')} inputMode="numeric" maxLength={4} required />
        </div>
        <TextField label={t('product')} {...extra('product')} maxLength={200} required />
        <TextArea label={t('content')} {...bind(part, 'content')} rows={4} maxLength={4000} />
        {visitor && (
          <PeoplePassword
            label={t('lookup')}
            hint={t('lookupHint')}
            {...bind(part, 'password')}
            autoComplete="new-password"
            required
          />
        )}
      </PeopleGroup>
    </>
  );
};
