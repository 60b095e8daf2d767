import { useState } from 'react';
import { required, TextInput, useNotify } from 'react-admin';
import { api } from 'shared/client';
import { FormDialog } from '../../components/dialogs/FormDialog';
import { passwordI18n } from './i18n';
import { PasswordField } from './PasswordField';
import { RecoveryCodes } from './RecoveryCodes';
import { type TotpEnrolment, TotpSecret } from './TotpSecret';

/** Sets up two-step sign-in: asks for the password, shows the secret, checks a first code, shows the recovery codes. */
export const EnrolTotpDialog = ({ onClose }: { onClose: () => void }) => {
  const t = passwordI18n.useT();
  const notify = useNotify();
  const [enrolment, setEnrolment] = useState<TotpEnrolment | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;

  if (enrolment)
    return (
      <FormDialog
        key="code"
        title={t('totp')}
        submit={t('confirm')}
        defaults={{ code: '' }}
        onSubmit={async ({ code }) => {
          const { recoveryCodes } = await api.console.totp.confirm({ body: { code: code.replaceAll(/\s/g, '') } });
          notify(t('enabled'), { type: 'info' });
          setCodes(recoveryCodes);
        }}
        onClose={onClose}
      >
        <TotpSecret enrolment={enrolment} />
        <TextInput
          source="code"
          label={t('code')}
          validate={required()}
          helperText={false}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 } }}
          sx={{ maxWidth: 200 }}
        />
      </FormDialog>
    );

  return (
    <FormDialog
      key="password"
      title={t('totp')}
      lead={t('enrolLead')}
      submit={t('continue')}
      defaults={{ password: '' }}
      onSubmit={async (draft) => setEnrolment(await api.console.totp.enrol({ body: draft }))}
      onClose={onClose}
    >
      <PasswordField source="password" label={t('current')} autoComplete="current-password" validate={required()} />
    </FormDialog>
  );
};
