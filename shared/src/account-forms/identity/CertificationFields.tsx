import { BadgeCheck } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiFailure, api, failureOf } from 'shared/client';
import { Button, FieldError, focusInView, TextField } from 'shared/ui';
import { ProblemNotice } from '../form/ProblemNotice';
import { accountFormsI18n } from '../i18n';
import styles from './CertificationFields.module.css';
import { useCountdown } from './use-countdown';

interface CertificationFieldsProps {
  channel: 'EMAIL' | 'PHONE';
  /** An e-mail address, or a phone number as digits. */
  target: string;
  purpose: 'REGISTER' | 'RECOVERY' | 'CHANGE' | 'FORM';
  /** Proves the target; null before certification. */
  token: string | null;
  onToken: (token: string | null) => void;
  /** The error about the token: the API refused it, or there is none yet. */
  error?: string | undefined;
}

/** Prefers the message about the target to the general one. */
const withTargetMessage = (failure: ApiFailure | null) => {
  const message = failure?.errors.find(({ field }) => field === 'target')?.message;
  return failure && message ? new ApiFailure(failure.status, failure.code, message) : failure;
};

/** State of a certification: requests a code, checks it and resets when the target changes or the token is refused. */
const useCertification = ({ channel, target, purpose, token, onToken, error }: CertificationFieldsProps) => {
  const [sent, setSent] = useState<{ target: string; until: string } | null>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const remaining = useCountdown(sent?.until ?? null);
  const current = sent?.target === target ? sent : null;
  const [seenError, setSeenError] = useState<string>();
  const [refusedToken, setRefusedToken] = useState<string | null>(null);
  if (error !== seenError) {
    setSeenError(error);
    if (error) setRefusedToken(token);
  }

  // A token is valid for one target only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets when the target changes
  useEffect(() => {
    setCode('');
    setFailure(null);
    onToken(null);
  }, [target, channel]);

  // The API no longer accepts the token, so the certification starts again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets when a token is refused
  useEffect(() => {
    if (!refusedToken) return;
    setSent(null);
    setCode('');
    onToken(null);
  }, [refusedToken]);

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

  const verified = token !== null && token !== refusedToken;
  return { verified, current, remaining, code, setCode, busy, failure, certify };
};

/** Certifies that a target belongs to the user: a code is sent there and entered here. */
export const CertificationFields = (props: CertificationFieldsProps) => {
  const t = accountFormsI18n.useT();
  const id = useId();
  const { channel, target, error } = props;
  const { verified, current, remaining, code, setCode, busy, failure, certify } = useCertification(props);
  const [targetMissing, setTargetMissing] = useState(false);
  const boxRef = useRef<HTMLDivElement>(null);

  // To what comes next: the field of a code that was sent, or the result. Whoever has moved on meanwhile stays there.
  useEffect(() => {
    const box = boxRef.current;
    const { activeElement, body } = document;
    if (activeElement !== body && !box?.contains(activeElement)) return;
    const target = verified ? box : current && box?.querySelector('input');
    if (target) focusInView(target);
  }, [verified, current]);

  const problem = targetMissing && !target ? t(`${channel}First`) : failure ? undefined : error;

  const requestCode = () => {
    setTargetMissing(!target);
    if (target) void certify();
  };

  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void certify(code);
  };

  if (verified)
    return (
      <div ref={boxRef} className={styles.verified} role="status" tabIndex={-1}>
        <BadgeCheck aria-hidden />
        {t('verified')}
      </div>
    );
  return (
    <div ref={boxRef} className={styles.box} data-field data-wrong={problem ? '' : undefined}>
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
      <Button
        small
        aria-disabled={busy || undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        onClick={requestCode}
      >
        {t(current ? 'sendAgain' : 'sendCode')}
      </Button>
      {!failure?.errors.some(({ field }) => field === 'code') && <ProblemNotice cause={withTargetMessage(failure)} />}
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </div>
  );
};
