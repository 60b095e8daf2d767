import { useState } from 'react';
import { api } from 'shared/client';
import { ConfirmCodeForm } from './ConfirmCodeForm';
import { ConfirmPasswordForm } from './ConfirmPasswordForm';
import { twoStepI18n } from './i18n';
import { RecoveryCodes } from './RecoveryCodes';
import type { Enrolment } from './TotpSecret';

interface TotpEnrolmentProps {
  /** After the recovery codes were read. */
  onDone: () => void;
  /** Left out where the enrolment is required. */
  onCancel?: () => void;
}

/** Sets up two-step sign-in: asks for the password, shows the secret, checks a first code, shows the recovery codes. */
export const TotpEnrolment = ({ onDone, onCancel }: TotpEnrolmentProps) => {
  const t = twoStepI18n.useT();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (enrolment) return <ConfirmCodeForm enrolment={enrolment} onConfirmed={setCodes} onCancel={onCancel} />;
  return (
    <ConfirmPasswordForm
      lead={t('enrolLead')}
      label={t('continue')}
      onConfirm={async (password) => setEnrolment(await api.totp.enrol({ body: { password } }))}
      onCancel={onCancel}
    />
  );
};
