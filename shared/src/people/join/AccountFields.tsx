import { TextField } from 'shared/ui';
import { PeopleGroup } from '../PeopleGroup';
import { PeoplePassword } from '../PeoplePassword';
import { PeopleProof } from '../PeopleProof';
import { bind, type Part } from '../people-form';
import styles from '../people-form.module.css';
import { joinI18n } from './i18n';
import type { AccountKind, JoinValues } from './values';

interface AccountFieldsProps {
  kind: AccountKind;
  part: Part<JoinValues>;
  password: string;
  onPassword: (password: string) => void;
  token: string | null;
  onToken: (token: string | null) => void;
}

export const AccountFields = ({ kind, part, password, onPassword, token, onToken }: AccountFieldsProps) => {
  const t = joinI18n.useT();
  const { channel, email, phone } = part.values;
  return (
    <>
      <PeopleGroup title={t(kind === 'person' ? 'ownContact' : 'contact')}>
        <TextField
          label={t(kind === 'person' ? 'ownName' : 'name')}
          {...bind(part, 'name')}
          autoComplete="name"
          maxLength={50}
          required
        />
        <div className={styles.pair}>
          <TextField
            label={t('email')}
            {...bind(part, 'email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <TextField
            label={t('phone')}
            hint={t('phoneHint')}
            {...bind(part, 'phone')}
            type="tel"
            autoComplete="tel"
            maxLength={20}
            required
          />
        </div>
        <PeopleProof
          channel={channel}
          onChannel={(next) => part.set({ channel: next })}
          email={email}
          phone={phone}
          purpose="REGISTER"
          token={token}
          onToken={onToken}
          error={part.errorOf('certToken')}
        />
      </PeopleGroup>
      <PeopleGroup title={t('account')}>
        <TextField
          label={t('username')}
          hint={t('usernameHint')}
          {...bind(part, 'username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
        <PeoplePassword
          label={t('password')}
          hint={t('passwordHint')}
          name="password"
          value={password}
          error={part.errorOf('password') && (password ? part.errorOf('password') : part.missing)}
          onChange={({ target }) => onPassword(target.value)}
          autoComplete="new-password"
          required
        />
      </PeopleGroup>
    </>
  );
};
