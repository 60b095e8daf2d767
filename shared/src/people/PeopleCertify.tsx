import { BadgeCheck } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { ApiFailure, api, failureOf } from 'shared/client';
import { Button, FieldError, TextField } from 'shared/ui';
import styles from './PeopleCertify.module.css';
import { PeopleProblem } from './PeopleProblem';
import { peopleI18n } from './people-i18n';
import { useCountdown } from './use-countdown';

interface PeopleCertifyProps {
  channel: 'EMAIL' | 'PHONE';
  /** A phone number as digits, or an e-mail address. */
  target: string;
  purpose: 'REGISTER' | 'RECOVERY' | 'CHANGE';
  /** Proves the target; null while it is not proved. */
  token: string | null;
  onToken: (token: string | null) => void;
  /** What the API says of the token. */
  error?: string | undefined;
}

/** Proves that an address is the writer's: a code is sent there and entered here. */
export const PeopleCertify = ({ channel, target, purpose, token, onToken, error }: PeopleCertifyProps) => {
  const t = peopleI18n.useT();
  const [sent, setSent] = useState<{ target: string; until: string } | null>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const left = useCountdown(sent?.until ?? null);
  const current = sent?.target === target ? sent : null;

  // What was proved is one address; another one in its place is not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with the address alone
  useEffect(() => {
    setCode('');
    setFailure(null);
    onToken(null);
  }, [target, channel]);

  // A proof that the API takes no more is none, and a new one is asked for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the API said counts
  useEffect(() => {
    if (!error) return;
    setSent(null);
    setCode('');
    onToken(null);
  }, [error]);

  const call = async (given?: string) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const answer = await api.users.certify({ body: { channel, target, purpose, ...(given && { code: given }) } });
      if (answer.certToken) onToken(answer.certToken);
      else setSent({ target, until: answer.expiresAt });
    } catch (cause) {
      setFailure(await failureOf(cause));
    }
    setBusy(false);
  };

  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void call(code);
  };

  if (token)
    return (
      <p className={styles.done} role="status">
        <BadgeCheck aria-hidden />
        {t('verified')}
      </p>
    );
  return (
    <div className={styles.box}>
      {current && <p className={styles.sent}>{left ? t('codeSent', { target, left }) : t('codeOver')}</p>}
      {current && left && (
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
          <Button aria-disabled={busy || code.length < 6 || undefined} onClick={() => code.length === 6 && call(code)}>
            {t('verify')}
          </Button>
        </div>
      )}
      <Button small aria-disabled={busy || !target || undefined} onClick={() => target && void call()}>
        {t(current ? 'sendAgain' : 'sendCode')}
      </Button>
      {!failure?.errors.some(({ field }) => field === 'code') && <PeopleProblem cause={targetProblem(failure)} />}
      {error && !failure && <FieldError id="certify-error">{error}</FieldError>}
    </div>
  );
};

/** What is wrong with the address says it better than that something is wrong. */
const targetProblem = (failure: ApiFailure | null) => {
  const said = failure?.errors.find(({ field }) => field === 'target')?.message;
  return failure && said ? new ApiFailure(failure.status, failure.code, said) : failure;
};
