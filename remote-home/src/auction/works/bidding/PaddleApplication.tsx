import { type FormEvent, useState } from 'react';
import { useConsentTerms } from 'shared/account-forms';
import { api, failureOf } from 'shared/client';
import { Button, Checkbox, CollapsibleText, ErrorState, FieldError, Skeleton } from 'shared/ui';
import { useT } from '../i18n';
import type { Work } from '../load';
import styles from './panel.module.css';

interface PaddleApplicationProps {
  work: Work;
  onDone: () => Promise<unknown>;
}

/** The form that applies for a paddle, or the status of an application. */
export const PaddleApplication = ({ work: { paddle, program }, onDone }: PaddleApplicationProps) => {
  const t = useT();
  if (paddle?.status === 'APPLIED')
    return (
      <div className={styles.note}>
        <p className={styles.noteTitle}>{t('paddleApplied')}</p>
        <p>{t('paddleAppliedText')}</p>
      </div>
    );
  if (paddle?.status === 'REJECTED')
    return (
      <div className={styles.note}>
        <p className={styles.noteTitle}>{t('paddleRejected')}</p>
        {paddle.reason && <p>{paddle.reason}</p>}
      </div>
    );
  return (
    <div className={styles.note}>
      <p className={styles.noteTitle}>{t('paddleTitle')}</p>
      <p>
        {t('paddleText')} {program.rules.approval && t('paddleApproval')}
      </p>
      <PaddleForm program={program._id} onDone={onDone} />
    </div>
  );
};

const auctionTerms = { required: ['auction'], optional: [] } as const;

interface PaddleFormProps {
  /** Id of the program. */
  program: string;
  onDone: () => Promise<unknown>;
}

const PaddleForm = ({ program, onDone }: PaddleFormProps) => {
  const t = useT();
  const termsQuery = useConsentTerms(auctionTerms);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const terms = termsQuery.data?.[0];

  if (!terms) return termsQuery.error ? <ErrorState onRetry={termsQuery.refetch} /> : <Skeleton shape="block" />;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!new FormData(event.currentTarget).has('agreed')) {
      setError(t('paddleMissing'));
      return;
    }
    if (busy) return;
    setBusy(true);
    setError('');
    try {
      const consents = [{ termsCode: terms.code, termsVersion: terms.version, agreed: true }];
      await api.paddles.create({ params: { id: program }, body: { consents } });
      await onDone();
    } catch (cause) {
      const failure = await failureOf(cause);
      setError(failure.code === 'network' ? t('problem') : failure.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Checkbox label={t('paddleTerms')} name="agreed" required />
      <CollapsibleText title={terms.title} summary={t('paddleRead')} html={terms.content} />
      <div role="alert">{error && <FieldError id="paddle-problem">{error}</FieldError>}</div>
      <Button type="submit" variant="primary" wide aria-disabled={busy || undefined}>
        {t(busy ? 'sending' : 'paddleApply')}
      </Button>
    </form>
  );
};
