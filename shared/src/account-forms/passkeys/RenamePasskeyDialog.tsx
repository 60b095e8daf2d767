import { api } from 'shared/client';
import type { Passkey } from 'shared/contract';
import { Button, Dialog, TextField } from 'shared/ui';
import styles from '../form/form.module.css';
import { ProblemNotice } from '../form/ProblemNotice';
import { bindField, useForm } from '../form/use-form';
import { accountFormsI18n } from '../i18n';
import { passkeysI18n } from './i18n';

interface RenamePasskeyProps {
  passkey: Passkey;
  onClose: () => void;
  onRenamed: () => Promise<void>;
}

const NameForm = ({ passkey, onClose, onRenamed }: RenamePasskeyProps) => {
  const t = passkeysI18n.useT();
  const common = accountFormsI18n.useT();
  const form = useForm({ name: passkey.name });
  const rename = async () => {
    await api.passkeys.rename({ params: { id: passkey._id }, body: form.values });
    await onRenamed();
  };
  return (
    <form ref={form.formRef} className={styles.group} onSubmit={form.submit(rename)} noValidate>
      <TextField label={t('name')} {...bindField(form, 'name')} maxLength={60} autoComplete="off" required />
      <ProblemNotice cause={form.failure} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={form.busy || undefined}>
          {common('save')}
        </Button>
        <Button onClick={onClose}>{common('cancel')}</Button>
      </div>
    </form>
  );
};

export const RenamePasskeyDialog = (props: RenamePasskeyProps & { open: boolean }) => {
  const t = passkeysI18n.useT();
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t('rename')}>
      <NameForm {...props} />
    </Dialog>
  );
};
