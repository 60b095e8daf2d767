import { useState } from 'react';
import { api } from 'shared/client';
import { Button, TextField } from 'shared/ui';
import styles from '../form/form.module.css';
import { ProblemNotice } from '../form/ProblemNotice';
import { RadioGroup } from '../form/RadioGroup';
import { bindField, useForm } from '../form/use-form';
import { accountFormsI18n } from '../i18n';
import { IdentityFields } from '../identity/IdentityFields';
import { NewPasswordField } from '../identity/NewPasswordField';
import { recoveryI18n } from './i18n';
import { SecondProofFields, type SecondProofValues } from './SecondProofFields';

export type RecoveryKind = 'ID' | 'PASSWORD';

/** Sends the username or sets a new password after certification of an e-mail address or phone number. */
export const RecoveryForm = ({ onDone }: { onDone: (kind: RecoveryKind) => void }) => {
  const t = recoveryI18n.useT();
  const common = accountFormsI18n.useT();
  const form = useForm({
    kind: 'ID' as RecoveryKind,
    channel: 'EMAIL' as 'EMAIL' | 'PHONE',
    name: '',
    email: '',
    phone: '',
    newPassword: '',
    proof: 'NONE' as SecondProofValues['proof'],
    code: '',
  });
  const [token, setToken] = useState<string | null>(null);
  const [secondToken, setSecondToken] = useState<string | null>(null);
  const { kind, channel, name, email, phone, newPassword, proof, code } = form.values;

  const send = async () => {
    await api.users.recover({
      body: {
        kind,
        name,
        certToken: token ?? '',
        ...(kind === 'PASSWORD' && {
          newPassword,
          ...(proof === 'CODE' && { code }),
          ...(proof === 'ADDRESS' && { secondCertToken: secondToken ?? '' }),
        }),
      },
    });
    onDone(kind);
  };
  const missing = (field: string) => ({ field, message: common('certifyFirst') });
  const needsAddress = kind === 'PASSWORD' && proof === 'ADDRESS';
  const check = () => [
    ...(token ? [] : [missing('certToken')]),
    ...(needsAddress && !secondToken ? [missing('secondCertToken')] : []),
  ];

  return (
    <form ref={form.formRef} className={styles.form} onSubmit={form.submit(send, check)} noValidate>
      <div className={styles.group}>
        <RadioGroup
          legend={t('kinds')}
          name="kind"
          options={(['ID', 'PASSWORD'] as const).map((code) => [code, t(code)] as const)}
          selected={kind}
          onChange={(selected) => form.set({ kind: selected })}
        />
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          {...bindField(form, 'name')}
          autoComplete="name"
          maxLength={50}
          required
        />
        <IdentityFields
          channel={channel}
          onChannel={(next) => form.set({ channel: next })}
          email={email}
          phone={phone}
          purpose="RECOVERY"
          token={token}
          onToken={setToken}
          error={form.getError('certToken')}
        >
          {channel === 'EMAIL' ? (
            <TextField label={t('email')} {...bindField(form, 'email')} type="email" autoComplete="email" required />
          ) : (
            <TextField label={t('phone')} {...bindField(form, 'phone')} type="tel" autoComplete="tel" required />
          )}
        </IdentityFields>
        {kind === 'PASSWORD' && (
          <>
            <NewPasswordField label={t('newPassword')} {...bindField(form, 'newPassword')} />
            <SecondProofFields part={form} channel={channel} token={secondToken} onToken={setSecondToken} />
          </>
        )}
      </div>
      <ProblemNotice cause={form.failure} />
      <Button type="submit" variant="primary" wide aria-disabled={form.busy || undefined}>
        {t(`submit${kind}`)}
      </Button>
    </form>
  );
};
