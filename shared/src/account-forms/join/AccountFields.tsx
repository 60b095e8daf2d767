import { TextField } from 'shared/ui';
import { FieldGroup } from '../form/FieldGroup';
import styles from '../form/form.module.css';
import { bindField, type FormPart } from '../form/use-form';
import { IdentityFields } from '../identity/IdentityFields';
import { NewPasswordField } from '../identity/NewPasswordField';
import { joinI18n } from './i18n';
import type { AccountKind, JoinValues } from './join-values';

interface AccountFieldsProps {
  kind: AccountKind;
  part: FormPart<JoinValues>;
  token: string | null;
  onToken: (token: string | null) => void;
}

/** Name, contact, certification, username and password of a new account. `token` proves the contact. */
export const AccountFields = ({ kind, part, token, onToken }: AccountFieldsProps) => {
  const t = joinI18n.useT();
  const { channel, email, phone } = part.values;
  return (
    <>
      <FieldGroup title={t(kind === 'person' ? 'personContact' : 'contact')}>
        <TextField
          label={t(kind === 'person' ? 'personName' : 'name')}
          {...bindField(part, 'name')}
          autoComplete="name"
          maxLength={50}
          required
        />
        <div className={styles.pair}>
          <TextField
            label={t('email')}
            {...bindField(part, 'email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <TextField
            label={t('phone')}
            hint={t('phoneHint')}
            {...bindField(part, 'phone')}
            type="tel"
            autoComplete="tel"
            maxLength={20}
            required
          />
        </div>
        <IdentityFields
          channel={channel}
          onChannel={(next) => part.set({ channel: next })}
          email={email}
          phone={phone}
          purpose="REGISTER"
          token={token}
          onToken={onToken}
          error={part.getError('certToken')}
        />
      </FieldGroup>
      <FieldGroup title={t('account')}>
        <TextField
          label={t('username')}
          hint={t('usernameHint')}
          {...bindField(part, 'username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
        <NewPasswordField label={t('password')} {...bindField(part, 'password')} />
      </FieldGroup>
    </>
  );
};
