import { api } from 'shared/client';
import type { Me } from 'shared/contract';
import { languages } from 'shared/i18n';
import { SelectField, TextField } from 'shared/ui';
import { FieldGroup } from '../form/FieldGroup';
import styles from '../form/form.module.css';
import { SelectOptions } from '../form/SelectOptions';
import { SubmitBar } from '../form/SubmitBar';
import { bindField, useForm } from '../form/use-form';
import { NotificationFields } from '../notifications/NotificationFields';
import { settingsI18n } from './i18n';

const toBasicValues = ({ name, nameEn, language, notifications, marketing: { sms, email, night } }: Me) => ({
  name,
  nameEn: nameEn ?? '',
  language: language as string,
  notifications,
  marketing: { sms, email, night },
});

/** Name, language of messages, notification channels and consents to advertisements. */
export const BasicsForm = ({ me, onChange }: { me: Me; onChange: (me: Me) => void }) => {
  const t = settingsI18n.useT();
  const form = useForm(() => toBasicValues(me));
  const save = async () => {
    const { nameEn, language, ...values } = form.values;
    const body = {
      ...values,
      nameEn: nameEn.trim() || null,
      language: language as Me['language'],
      version: me.version,
    };
    onChange((await api.me.update({ body })).user);
  };
  return (
    <form ref={form.formRef} className={styles.form} onSubmit={form.submit(save)} noValidate>
      <FieldGroup title={t('basics')}>
        <TextField label={t('username')} value={me.username} readOnly />
        <div className={styles.pair}>
          <TextField
            label={t(me.type === 'PERSON' ? 'personName' : 'name')}
            {...bindField(form, 'name')}
            autoComplete="name"
            maxLength={50}
            required
          />
          <TextField label={t('nameEn')} {...bindField(form, 'nameEn')} maxLength={100} />
        </div>
        <SelectField label={t('language')} {...bindField(form, 'language')}>
          <SelectOptions values={languages} getLabel={t} />
        </SelectField>
      </FieldGroup>
      <NotificationFields part={form} />
      <SubmitBar failure={form.failure} busy={form.busy} saved={form.saved} />
    </form>
  );
};
