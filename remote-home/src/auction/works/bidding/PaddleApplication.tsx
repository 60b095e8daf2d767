import { ProblemNotice, useConsentTerms, useForm } from 'shared/account-forms';
import { api } from 'shared/client';
import { Button, Checkbox, CollapsibleText, ErrorState, Skeleton } from 'shared/ui';
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
  const form = useForm({ agreed: false });
  const terms = termsQuery.data?.[0];

  if (!terms) return termsQuery.error ? <ErrorState onRetry={termsQuery.refetch} /> : <Skeleton shape="block" />;

  const { agreed } = form.values;
  const send = async () => {
    const consents = [{ termsCode: terms.code, termsVersion: terms.version, agreed }];
    await api.paddles.create({ params: { id: program }, body: { consents } });
    await onDone();
  };
  const consentError = form.getError('consents');
  const check = () => (agreed ? [] : [{ field: 'consents.auction', message: t('paddleMissing') }]);
  return (
    <form ref={form.formRef} className={styles.form} onSubmit={form.submit(send, check)} noValidate>
      <Checkbox
        label={t('paddleTerms')}
        name="agreed"
        required
        checked={agreed}
        error={agreed ? undefined : consentError}
        onChange={({ target }) => form.set({ agreed: target.checked })}
      />
      <CollapsibleText title={terms.title} summary={t('paddleRead')} html={terms.content} />
      {!consentError && <ProblemNotice cause={form.failure} />}
      <Button type="submit" variant="primary" wide aria-disabled={form.busy || undefined}>
        {t(form.busy ? 'sending' : 'paddleApply')}
      </Button>
    </form>
  );
};
