import { useState } from 'react';
import { api } from 'shared/client';
import type { Me, Reauthentication } from 'shared/contract';
import { formatDateLong, formatPhone } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button, TextField } from 'shared/ui';
import { FieldGroup } from '../form/FieldGroup';
import { FormOutcome } from '../form/FormOutcome';
import styles from '../form/form.module.css';
import { SubmitBar } from '../form/SubmitBar';
import { bindField, useForm } from '../form/use-form';
import { useInPlaceFocus } from '../form/use-in-place-focus';
import { accountFormsI18n } from '../i18n';
import { CertificationFields } from '../identity/CertificationFields';
import { PasswordField } from '../identity/PasswordField';
import { PasskeyButton } from '../passkeys/PasskeyButton';
import { toPhoneDigits } from '../to-phone-digits';
import { settingsI18n } from './i18n';
import settings from './settings.module.css';

interface ContactFormProps {
  me: Me;
  channel: 'EMAIL' | 'PHONE';
  onChange: (me: Me) => void;
}

/** Verifies the e-mail address or the phone number by a code, the present one or a new one that takes its place. */
export const ContactForm = ({ me, channel, onChange }: ContactFormProps) => {
  const t = settingsI18n.useT();
  const common = accountFormsI18n.useT();
  const language = useLanguage();
  const isEmail = channel === 'EMAIL';
  const form = useForm({ target: '', currentPassword: '' });
  const current = isEmail ? me.email : me.phone;
  const [open, setOpen] = useState<'prove' | 'change' | null>(null);
  const [token, setToken] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const typed = isEmail ? form.values.target.trim() : toPhoneDigits(form.values.target);
  const target = open === 'prove' ? current : typed;
  const ref = useInPlaceFocus<HTMLDivElement>(open !== null);
  const verifiedAt = isEmail ? me.emailVerifiedAt : me.phoneVerifiedAt;

  const close = (isSaved: boolean) => {
    form.set({ target: '', currentPassword: '' });
    setToken(null);
    setSaved(isSaved);
    setOpen(null);
  };
  const save = async ({ password: currentPassword, passkey }: Reauthentication) => {
    const proof = token ?? '';
    const verified = isEmail ? { email: target, emailToken: proof } : { phone: target, phoneToken: proof };
    const body = { ...verified, ...(open === 'change' && { currentPassword, passkey }), version: me.version };
    onChange((await api.me.update({ body })).user);
    close(true);
  };
  const tokenField = isEmail ? 'emailToken' : 'phoneToken';
  const check = () => (token ? [] : [{ field: tokenField, message: t(`${channel}First`) }]);

  return (
    <FieldGroup title={t(isEmail ? 'email' : 'phone')} lead={t(`${channel}Lead`)}>
      <p>
        <strong>{isEmail ? me.email : formatPhone(me.phone)}</strong>
        <br />
        <span className={styles.hint}>
          {verifiedAt ? t('verifiedAt', { date: formatDateLong(verifiedAt, language) }) : t('notVerified')}
        </span>
      </p>
      <div ref={ref} className={styles.group}>
        {saved && !open && <FormOutcome>{common('saved')}</FormOutcome>}
        {open ? (
          <form
            ref={form.formRef}
            className={styles.group}
            onSubmit={form.submit(() => save({ password: form.values.currentPassword }), check)}
            noValidate
          >
            {open === 'change' && (
              <TextField
                label={t(isEmail ? 'email' : 'phone')}
                {...bindField(form, 'target', isEmail ? 'email' : 'phone')}
                type={isEmail ? 'email' : 'tel'}
                autoComplete={isEmail ? 'email' : 'tel'}
                required
              />
            )}
            <CertificationFields
              channel={channel}
              target={target}
              purpose="CHANGE"
              token={token}
              onToken={setToken}
              error={form.getError(tokenField)}
            />
            {open === 'change' && (
              <PasswordField
                label={t('current')}
                {...bindField(form, 'currentPassword')}
                autoComplete="current-password"
                required
              />
            )}
            <SubmitBar failure={form.failure} busy={form.busy}>
              {open === 'change' && me.passkeys > 0 && <PasskeyButton form={form} onConfirm={save} check={check} />}
              <Button onClick={() => close(false)}>{common('cancel')}</Button>
            </SubmitBar>
          </form>
        ) : (
          <p className={settings.buttons}>
            {!verifiedAt && current && (
              <Button small data-opens="" variant="primary" onClick={() => setOpen('prove')}>
                {t('prove')}
              </Button>
            )}
            <Button small data-opens="" onClick={() => setOpen('change')}>
              {t('change')}
            </Button>
          </p>
        )}
      </div>
    </FieldGroup>
  );
};
