import type { Reauthentication } from 'shared/contract';
import { Button } from 'shared/ui';
import type { FieldProblem, Form } from '../form/use-form';
import { passkeysI18n } from './i18n';
import { askForPasskey } from './passkeys';
import { usePasskeySupport } from './use-passkey-support';

interface PasskeyButtonProps {
  form: Pick<Form<unknown>, 'submit'>;
  onConfirm: (proof: Reauthentication) => Promise<void>;
  /** What the form itself finds missing. */
  check?: () => FieldProblem[];
}

/** Submits a form with a passkey in place of the password that it asks for. */
export const PasskeyButton = ({ form, onConfirm, check }: PasskeyButtonProps) => {
  const t = passkeysI18n.useT();
  const isSupported = usePasskeySupport();
  return (
    isSupported && (
      <Button onClick={form.submit(async () => onConfirm(await askForPasskey()), check)}>{t('usePasskey')}</Button>
    )
  );
};
