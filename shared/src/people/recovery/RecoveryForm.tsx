import { useState } from 'react';
import { ApiFailure, api } from 'shared/client';
import { Button, Checkbox, TextField } from 'shared/ui';
import { PeoplePassword } from '../PeoplePassword';
import { PeopleProblem } from '../PeopleProblem';
import { PeopleProof } from '../PeopleProof';
import { bind, useForm } from '../people-form';
import styles from '../people-form.module.css';
import { recoveryI18n } from './i18n';

export type Kind = 'ID' | 'PASSWORD';

export const RecoveryForm = ({ onDone }: { onDone: (kind: Kind) => void }) => {
  const t = recoveryI18n.useT();
  const form = useForm({
    kind: 'ID' as Kind,
    channel: 'EMAIL' as 'EMAIL' | 'PHONE',
    name: '',
    email: '',
    phone: '',
    newPassword: '',
  });
  const [token, setToken] = useState<string | null>(null);
  const { kind, channel, name, email, phone, newPassword } = form.values;

  const send = async () => {
    if (!token) throw new ApiFailure(422, 'invalid', t('certifyFirst'));
    await api.users.recover({
      body: { kind, name, certToken: token, ...(kind === 'PASSWORD' && { newPassword }) },
    });
    onDone(kind);
  };

  return (
    <form ref={form.form} className={styles.form} onSubmit={form.submit(send)} noValidate>
      <div className={styles.group}>
        <fieldset className={styles.choices}>
          <legend>{t('kinds')}</legend>
          {(['ID', 'PASSWORD'] as const).map((one) => (
            <Checkbox
              key={one}
              type="radio"
              name="kind"
              label={t(one)}
              checked={kind === one}
              onChange={() => form.set({ kind: one })}
            />
          ))}
        </fieldset>
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          {...bind(form, 'name')}
          autoComplete="name"
          maxLength={50}
          required
        />
        <PeopleProof
          channel={channel}
          onChannel={(next) => form.set({ channel: next })}
          email={email}
          phone={phone}
          purpose="RECOVERY"
          token={token}
          onToken={setToken}
          error={form.errorOf('certToken')}
        >
          {channel === 'EMAIL' ? (
            <TextField label={t('email')} {...bind(form, 'email')} type="email" autoComplete="email" required />
          ) : (
            <TextField label={t('phone')} {...bind(form, 'phone')} type="tel" autoComplete="tel" required />
          )}
        </PeopleProof>
        {kind === 'PASSWORD' && (
          <PeoplePassword
            label={t('newPassword')}
            hint={t('passwordHint')}
            {...bind(form, 'newPassword')}
            autoComplete="new-password"
            required
          />
        )}
      </div>
      <PeopleProblem cause={form.failure} />
      <Button type="submit" variant="primary" wide aria-disabled={form.busy || undefined}>
        {t(`submit${kind}`)}
      </Button>
    </form>
  );
};
