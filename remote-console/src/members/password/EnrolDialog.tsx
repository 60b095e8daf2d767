import { useState } from 'react';
import { PasswordInput, required, TextInput, useNotify } from 'react-admin';
import { api } from 'shared/client';
import type { contract } from 'shared/contract';
import type { z } from 'zod';
import { FormDialog } from '../../parts/FormDialog';
import { passwordI18n } from './i18n';
import { RecoveryCodes } from './RecoveryCodes';
import { Secret } from './Secret';

export type Begun = z.infer<typeof contract.console.totp.enrol.response>;

/** The password, the app, a first code of it, and the codes for a lost device. */
export const EnrolDialog = ({ onClose }: { onClose: () => void }) => {
  const t = passwordI18n.useT();
  const notify = useNotify();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;

  if (begun)
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
        <Secret begun={begun} />
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
      onSubmit={async (draft) => setBegun(await api.console.totp.enrol({ body: draft }))}
      onClose={onClose}
    >
      <PasswordInput
        source="password"
        label={t('current')}
        validate={required()}
        helperText={false}
        slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
      />
    </FormDialog>
  );
};
