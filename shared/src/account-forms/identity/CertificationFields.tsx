import { BadgeCheck } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { ApiFailure, api, failureOf } from 'shared/client';
import { Button, FieldError, TextField } from 'shared/ui';
import { ProblemNotice } from '../form/ProblemNotice';
import { accountFormsI18n } from '../i18n';
import styles from './CertificationFields.module.css';
import { useCountdown } from './use-countdown';

interface CertificationFieldsProps {
  channel: 'EMAIL' | 'PHONE';
  /** An e-mail address, or a phone number as digits. */
  target: string;
  purpose: 'REGISTER' | 'RECOVERY' | 'CHANGE';
  /** Proves the target; null before certification. */
  token: string | null;
  onToken: (token: string | null) => void;
  /** The API's error about the token. */
  error?: string | undefined;
}

/** Prefers the message about the target to the general one. */
const withTargetMessage = (failure: ApiFailure | null) => {
  const message = failure?.errors.find(({ field }) => field === 'target')?.message;
  return failure && message ? new ApiFailure(failure.status, failure.code, message) : failure;
};

/** State of a certification: requests a code, checks it and resets when the target changes or the token is refused. */
const useCertification = ({ channel, target, purpose, onToken, error }: Omit<CertificationFieldsProps, 'token'>) => {
  const [sent, setSent] = useState<{ target: string; until: string } | null>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const remaining = useCountdown(sent?.until ?? null);
  const current = sent?.target === target ? sent : null;

  // A token is valid for one target only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets when the target changes
  useEffect(() => {
    setCode('');
    setFailure(null);
    onToken(null);
  }, [target, channel]);

  // The API no longer accepts the token, so the certification starts again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets when the API reports an error
  useEffect(() => {
    if (!error) return;
    setSent(null);
    setCode('');
    onToken(null);
  }, [error]);

  const certify = async (enteredCode?: string) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const response = await api.users.certify({
        body: { channel, target, purpose, ...(enteredCode && { code: enteredCode }) },
      });
      if (response.certToken) onToken(response.certToken);
      else setSent({ target, until: response.expiresAt });
    } catch (cause) {
      setFailure(await failureOf(cause));
    }
    setBusy(false);
  };

  return { current, remaining, code, setCode, busy, failure, certify };
};

/** Certifies that a target belongs to the user: a code is sent there and entered here. */
export const CertificationFields = ({ token, ...options }: CertificationFieldsProps) => {
  const t = accountFormsI18n.useT();
  const { target, error } = options;
  const { current, remaining, code, setCode, busy, failure, certify } = useCertification(options);

  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void certify(code);
  };

  if (token)
    return (
      <p className={styles.verified} role="status">
        <BadgeCheck aria-hidden />
        {t('verified')}
      </p>
    );
  return (
    <div className={styles.box}>
      {current && <p className={styles.sent}>{remaining ? t('codeSent', { target, remaining }) : t('codeExpired')}</p>}
      {current && remaining && (
        <div className={styles.row}>
          <TextField
            label={t('code')}
            name="certCode"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            error={failure?.errors.find(({ field }) => field === 'code')?.message}
            onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
            onKeyDown={onEnter}
          />
          <Button
            aria-disabled={busy || code.length < 6 || undefined}
            onClick={() => code.length === 6 && certify(code)}
          >
            {t('verify')}
          </Button>
        </div>
      )}
      <Button small aria-disabled={busy || !target || undefined} onClick={() => target && void certify()}>
        {t(current ? 'sendAgain' : 'sendCode')}
      </Button>
      {!failure?.errors.some(({ field }) => field === 'code') && <ProblemNotice cause={withTargetMessage(failure)} />}
      {error && !failure && <FieldError id="certify-error">{error}</FieldError>}
    </div>
  );
};
