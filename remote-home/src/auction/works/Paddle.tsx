import { type FormEvent, useEffect, useState } from 'react';
import { type Api, api, failureOf } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { Button, Checkbox, ErrorState, FieldError, FoldedText, Skeleton } from 'shared/ui';
import { useT } from './i18n';
import type { Work } from './load';
import styles from './panel.module.css';

interface PaddleProps {
  work: Work;
  onDone: () => Promise<unknown>;
}

type Terms = Awaited<ReturnType<Api['terms']['get']>>['terms'];

/** Applying for a paddle under the terms in force, or how far that has come. */
export const Paddle = ({ work: { paddle, program }, onDone }: PaddleProps) => {
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
      <Application program={program._id} onDone={onDone} />
    </div>
  );
};

const Application = ({ program, onDone }: { program: string; onDone: () => Promise<unknown> }) => {
  const t = useT();
  const language = useLanguage();
  const [terms, setTerms] = useState<Terms | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads them again
  useEffect(() => {
    const ending = new AbortController();
    api.terms
      .get({ params: { code: 'auction' } }, { signal: ending.signal, headers: { 'Accept-Language': language } })
      .then(
        (answer) => setTerms(answer.terms),
        () => !ending.signal.aborted && setTerms('failed'),
      );
    return () => ending.abort();
  }, [language, tries]);

  if (!terms) return <Skeleton shape="block" />;
  if (terms === 'failed')
    return (
      <ErrorState
        onRetry={() => {
          setTerms(null);
          setTries(tries + 1);
        }}
      />
    );

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!new FormData(event.currentTarget).has('agreed')) {
      setProblem(t('paddleMissing'));
      return;
    }
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      const consents = [{ termsCode: terms.code, termsVersion: terms.version, agreed: true }];
      await api.paddles.create({ params: { id: program }, body: { consents } });
      await onDone();
    } catch (cause) {
      const failure = await failureOf(cause);
      setProblem(failure.code === 'network' ? t('problem') : failure.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Checkbox label={t('paddleTerms')} name="agreed" required />
      <FoldedText title={terms.title} summary={t('paddleRead')} html={terms.content} />
      <div role="alert">{problem && <FieldError id="paddle-problem">{problem}</FieldError>}</div>
      <Button type="submit" variant="primary" wide aria-disabled={busy || undefined}>
        {t(busy ? 'sending' : 'paddleApply')}
      </Button>
    </form>
  );
};
