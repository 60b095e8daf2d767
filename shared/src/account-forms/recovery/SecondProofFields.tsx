import { TextField } from 'shared/ui';
import styles from '../form/form.module.css';
import { RadioGroup } from '../form/RadioGroup';
import { bindField, type FormPart } from '../form/use-form';
import { CertificationFields } from '../identity/CertificationFields';
import { toPhoneDigits } from '../to-phone-digits';
import { recoveryI18n } from './i18n';

const secondProofs = ['NONE', 'CODE', 'ADDRESS'] as const;

export interface SecondProofValues {
  proof: (typeof secondProofs)[number];
  /** Of the authenticator app, or a recovery code. */
  code: string;
  email: string;
  phone: string;
}

interface SecondProofFieldsProps {
  part: FormPart<SecondProofValues>;
  /** That of the first proof; the second one is of the other. */
  channel: 'EMAIL' | 'PHONE';
  token: string | null;
  onToken: (token: string | null) => void;
}

/** What administrators and members with two-step sign-in prove besides their address. Everybody is asked, so that nobody is named. */
export const SecondProofFields = ({ part, channel, token, onToken }: SecondProofFieldsProps) => {
  const t = recoveryI18n.useT();
  const { proof, email, phone } = part.values;
  const isEmail = channel === 'PHONE';
  const error = part.getError('secondCertToken');
  return (
    <>
      <div>
        <RadioGroup
          legend={t('secondProof')}
          name="secondProof"
          options={secondProofs.map((code) => [code, t(`proof${code}`)] as const)}
          selected={proof}
          onChange={(selected) => part.set({ proof: selected })}
        />
        <p className={styles.hint}>{t('secondProofHint')}</p>
      </div>
      {proof === 'CODE' && (
        <TextField
          label={t('proofCODE')}
          hint={t('codeHint')}
          {...bindField(part, 'code')}
          autoComplete="one-time-code"
          maxLength={24}
          required
        />
      )}
      {proof === 'ADDRESS' && (
        <>
          {isEmail ? (
            <TextField label={t('email')} {...bindField(part, 'email')} type="email" autoComplete="email" required />
          ) : (
            <TextField label={t('phone')} {...bindField(part, 'phone')} type="tel" autoComplete="tel" required />
          )}
          <CertificationFields
            channel={isEmail ? 'EMAIL' : 'PHONE'}
            target={isEmail ? email.trim() : toPhoneDigits(phone)}
            purpose="RECOVERY"
            token={token}
            onToken={onToken}
            error={error}
          />
        </>
      )}
    </>
  );
};
