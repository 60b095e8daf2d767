import { useState } from 'react';
import type { Me } from 'shared/contract';
import { LinkButton } from 'shared/ui';
import { FieldGroup } from '../form/FieldGroup';
import styles from '../form/form.module.css';
import { PasskeyList } from '../passkeys/PasskeyList';
import { twoStepI18n } from '../two-step/i18n';
import { TotpSettings } from '../two-step/TotpSettings';
import { BasicsForm } from './BasicsForm';
import { ContactForm } from './ContactForm';
import { settingsI18n } from './i18n';
import { PasswordForm } from './PasswordForm';
import { PhotoField } from './PhotoField';
import { SessionList } from './SessionList';

interface AccountSettingsProps {
  me: Me;
  /** After a change, with the account that the API returned. */
  onChange: (me: Me) => void;
  /** Reads the account again, after a change of the photo or the passkeys. */
  onReload: () => Promise<unknown>;
  withdrawPath: string;
}

/** Everything about an account that its owner can see and change. */
export const AccountSettings = ({ me, onChange, onReload, withdrawPath }: AccountSettingsProps) => {
  const t = settingsI18n.useT();
  const twoStep = twoStepI18n.useT();
  const [passwordChanges, setPasswordChanges] = useState(0);
  return (
    <div className={styles.form}>
      <PhotoField me={me} onReload={onReload} />
      <BasicsForm me={me} onChange={onChange} />
      <ContactForm me={me} channel="EMAIL" onChange={onChange} />
      <ContactForm me={me} channel="PHONE" onChange={onChange} />
      <PasswordForm
        username={me.username}
        hasPasskey={me.passkeys > 0}
        onSaved={() => setPasswordChanges((count) => count + 1)}
      />
      <FieldGroup title={twoStep('title')}>
        <TotpSettings user={me._id} />
      </FieldGroup>
      <PasskeyList user={me._id} onChange={onReload} />
      <SessionList user={me._id} version={passwordChanges} />
      <p>
        <LinkButton variant="quiet" small to={withdrawPath}>
          {t('withdrawTitle')}
        </LinkButton>
      </p>
    </div>
  );
};
