import { useState } from 'react';
import { ApiFailure, api } from 'shared/client';
import type { Me } from 'shared/contract';
import { formatDateLong, formatPhone } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button, TextField } from 'shared/ui';
import { toPhoneDigits } from '../company/company-values';
import { FieldGroup } from '../form/FieldGroup';
import styles from '../form/form.module.css';
import { SubmitBar } from '../form/SubmitBar';
import { bindField, useForm } from '../form/use-form';
import { accountFormsI18n } from '../i18n';
import { CertificationFields } from '../identity/CertificationFields';
import { settingsI18n } from './i18n';

interface ContactFormProps {
  me: Me;
  channel: 'EMAIL' | 'PHONE';
  onChange: (me: Me) => void;
}

/** Changes the e-mail address or the phone number, after the new one was verified by a code. */
export const ContactForm = ({ me, channel, onChange }: ContactFormProps) => {
  const t = settingsI18n.useT();
  const common = accountFormsI18n.useT();
  const language = useLanguage();
  const isEmail = channel === 'EMAIL';
  const form = useForm({ target: '' });
  const [open, setOpen] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const target = isEmail ? form.values.target.trim() : toPhoneDigits(form.values.target);
  const verifiedAt = isEmail ? me.emailVerifiedAt : me.phoneVerifiedAt;

  const save = async () => {
    if (!token) throw new ApiFailure(422, 'invalid', t('certifyFirst'));
    const verified = isEmail ? { email: target, emailToken: token } : { phone: target, phoneToken: token };
    onChange((await api.me.update({ body: { ...verified, version: me.version } })).user);
    form.set({ target: '' });
    setOpen(false);
  };

  return (
    <FieldGroup title={t(isEmail ? 'email' : 'phone')} lead={t('contactLead')}>
      <p>
        <strong>{isEmail ? me.email : formatPhone(me.phone)}</strong>
        <br />
        <span className={styles.hint}>
          {verifiedAt ? t('verifiedAt', { date: formatDateLong(verifiedAt, language) }) : t('notVerified')}
        </span>
      </p>
      {open ? (
        <form ref={form.formRef} className={styles.group} onSubmit={form.submit(save)} noValidate>
          <TextField
            label={t(isEmail ? 'email' : 'phone')}
            {...bindField(form, 'target', isEmail ? 'email' : 'phone')}
            type={isEmail ? 'email' : 'tel'}
            autoComplete={isEmail ? 'email' : 'tel'}
            required
          />
          <CertificationFields
            channel={channel}
            target={target}
            purpose="CHANGE"
            token={token}
            onToken={setToken}
            error={form.getError(isEmail ? 'emailToken' : 'phoneToken')}
          />
          <SubmitBar failure={form.failure} busy={form.busy}>
            <Button onClick={() => setOpen(false)}>{common('cancel')}</Button>
          </SubmitBar>
        </form>
      ) : (
        <p>
          <Button small onClick={() => setOpen(true)}>
            {t('change')}
          </Button>
        </p>
      )}
    </FieldGroup>
  );
};
