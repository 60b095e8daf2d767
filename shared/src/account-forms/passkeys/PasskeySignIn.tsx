import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { type ApiFailure, failureOf } from 'shared/client';
import { Button } from 'shared/ui';
import { ProblemNotice } from '../form/ProblemNotice';
import { passkeysI18n } from './i18n';
import { signInWithPasskey } from './passkeys';
import styles from './passkeys.module.css';
import { usePasskeySupport } from './use-passkey-support';

interface PasskeySignInProps {
  /** The account whose password was entered needs a passkey. */
  required: boolean;
  /** Called before the browser asks. */
  onStart?: () => void;
  onSignedIn?: () => void;
}

/** Signs in with a passkey, without a username. Not shown where the browser has no passkeys. */
export const PasskeySignIn = ({ required, onStart, onSignedIn }: PasskeySignInProps) => {
  const t = passkeysI18n.useT();
  const isSupported = usePasskeySupport();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const signIn = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    onStart?.();
    try {
      await signInWithPasskey();
      onSignedIn?.();
    } catch (cause) {
      setFailure(await failureOf(cause));
      setBusy(false);
    }
  };

  if (!isSupported) return required && <p className={styles.note}>{t('unsupported')}</p>;
  return (
    <>
      <ProblemNotice cause={failure} />
      <Button
        wide
        variant={required ? 'primary' : undefined}
        aria-disabled={busy || undefined}
        onClick={() => void signIn()}
      >
        <KeyRound aria-hidden />
        {t(busy ? 'asking' : 'signIn')}
      </Button>
    </>
  );
};
