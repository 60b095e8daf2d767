import { useState } from 'react';
import { ApiFailure, api } from 'shared/client';
import type { Me } from 'shared/contract';
import { formatDateLong, formatPhone } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import {
  bind,
  digitsOf,
  PeopleCertify,
  PeopleGroup,
  PeopleSave,
  peopleI18n,
  formStyles as styles,
  useForm,
} from 'shared/people';
import { Button, TextField } from 'shared/ui';
import { useKeepMe } from '../../components/people-me';
import { meI18n } from './i18n';

interface ContactFormProps {
  me: Me;
  channel: 'EMAIL' | 'PHONE';
}

/** Another e-mail address or phone number, which has to be proved first. */
export const ContactForm = ({ me, channel }: ContactFormProps) => {
  const t = meI18n.useT();
  const common = peopleI18n.useT();
  const language = useLanguage();
  const keep = useKeepMe();
  const byMail = channel === 'EMAIL';
  const form = useForm({ target: '' });
  const [open, setOpen] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const target = byMail ? form.values.target.trim() : digitsOf(form.values.target);
  const verifiedAt = byMail ? me.emailVerifiedAt : me.phoneVerifiedAt;

  const save = async () => {
    if (!token) throw new ApiFailure(422, 'invalid', t('certifyFirst'));
    const proved = byMail ? { email: target, emailToken: token } : { phone: target, phoneToken: token };
    keep((await api.me.update({ body: { ...proved, version: me.version } })).user);
    form.set({ target: '' });
    setOpen(false);
  };

  return (
    <PeopleGroup title={t(byMail ? 'email' : 'phone')} lead={t('contactLead')}>
      <p>
        <strong>{byMail ? me.email : formatPhone(me.phone)}</strong>
        <br />
        <span className={styles.hint}>
          {verifiedAt ? t('verifiedAt', { date: formatDateLong(verifiedAt, language) }) : t('notVerified')}
        </span>
      </p>
      {open ? (
        <form ref={form.form} className={styles.group} onSubmit={form.submit(save)} noValidate>
          <TextField
            label={t(byMail ? 'email' : 'phone')}
            {...bind(form, 'target', byMail ? 'email' : 'phone')}
            type={byMail ? 'email' : 'tel'}
            autoComplete={byMail ? 'email' : 'tel'}
            required
          />
          <PeopleCertify
            channel={channel}
            target={target}
            purpose="CHANGE"
            token={token}
            onToken={setToken}
            error={form.errorOf(byMail ? 'emailToken' : 'phoneToken')}
          />
          <PeopleSave failure={form.failure} busy={form.busy}>
            <Button onClick={() => setOpen(false)}>{common('cancel')}</Button>
          </PeopleSave>
        </form>
      ) : (
        <p>
          <Button small onClick={() => setOpen(true)}>
            {t('change')}
          </Button>
        </p>
      )}
    </PeopleGroup>
  );
};
