import { Button } from '@mui/material';
import { KeyRound } from 'lucide-react';
import { required, useNotify } from 'react-admin';
import { askForPasskey, passkeysI18n } from 'shared/account-forms';
import type { Reauthentication } from 'shared/contract';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { useAction } from '../../components/hooks/use-action';
import { PasswordField } from './PasswordField';

interface Props {
  title: string;
  lead: string;
  submit: string;
  tone?: 'primary' | 'error';
  /** A passkey can be used in place of the password. */
  hasPasskey: boolean;
  /** Notice after success. */
  doneMessage: string;
  onConfirm: (proof: Reauthentication) => Promise<unknown>;
  /** After success. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the password again, or for a passkey, before a passkey is added or removed. */
export const PasskeyProofDialog = ({ hasPasskey, doneMessage, onConfirm, onDone, ...dialog }: Props) => {
  const t = passkeysI18n.useT();
  const notify = useNotify();
  const { busy, run } = useAction(() => undefined);
  const confirmWithPasskey = () =>
    run(async () => {
      await onConfirm(await askForPasskey());
      onDone();
    }, doneMessage);
  return (
    <FormDialog
      {...dialog}
      defaults={{ password: '' }}
      onSubmit={async (draft) => {
        await onConfirm(draft);
        notify(doneMessage, { type: 'info' });
        onDone();
      }}
    >
      <PasswordField source="password" label={t('password')} autoComplete="current-password" validate={required()} />
      {hasPasskey && (
        <Button startIcon={<KeyRound size={16} aria-hidden />} disabled={busy} onClick={confirmWithPasskey}>
          {t('usePasskey')}
        </Button>
      )}
    </FormDialog>
  );
};
