import { useState } from 'react';
import { api } from 'shared/client';
import type { Me } from 'shared/contract';
import { languages } from 'shared/i18n';
import { bind, PeopleChannels, PeopleGroup, PeopleSave, formStyles as styles, useForm } from 'shared/people';
import { SelectField, TextField } from 'shared/ui';
import { useKeepMe } from '../../components/people-me';
import { meI18n } from './i18n';

const valuesOf = ({ name, nameEn, language, notifications, marketing: { sms, email, night } }: Me) => ({
  name,
  nameEn: nameEn ?? '',
  language: language as string,
  notifications,
  marketing: { sms, email, night },
});

/** Name, language of messages, notification channels and consents to advertisements. */
export const BasicsForm = ({ me }: { me: Me }) => {
  const t = meI18n.useT();
  const keep = useKeepMe();
  const form = useForm(() => valuesOf(me));
  const [saved, setSaved] = useState(false);
  const save = async () => {
    setSaved(false);
    const { nameEn, language, ...values } = form.values;
    const body = {
      ...values,
      nameEn: nameEn.trim() || null,
      language: language as Me['language'],
      version: me.version,
    };
    keep((await api.me.update({ body })).user);
    setSaved(true);
  };
  return (
    <form ref={form.form} className={styles.form} onSubmit={form.submit(save)} noValidate>
      <PeopleGroup title={t('basics')}>
        <TextField label={t('username')} value={me.username} readOnly />
        <div className={styles.pair}>
          <TextField label={t('name')} {...bind(form, 'name')} autoComplete="name" maxLength={50} required />
          <TextField label={t('nameEn')} {...bind(form, 'nameEn')} maxLength={100} />
        </div>
        <SelectField label={t('language')} {...bind(form, 'language')}>
          {languages.map((language) => (
            <option key={language} value={language}>
              {t(language)}
            </option>
          ))}
        </SelectField>
      </PeopleGroup>
      <PeopleChannels part={form} />
      <PeopleSave failure={form.failure} busy={form.busy} saved={saved} />
    </form>
  );
};
