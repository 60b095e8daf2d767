import { type ReactNode, useEffect, useState } from 'react';
import { signIn } from 'shared/auth';
import { api } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { Button } from 'shared/ui';
import { CompanyFields } from '../company/CompanyFields';
import { ConsentFields } from '../consents/ConsentFields';
import { type ConsentTerms, findMissingConsents, getConsentError, toConsents } from '../consents/consent-terms';
import { useConsentTerms } from '../consents/use-consent-terms';
import { clearDraft, readDraft, saveDraft } from '../form/draft';
import { FieldGroup } from '../form/FieldGroup';
import styles from '../form/form.module.css';
import { QueryBoundary } from '../form/QueryBoundary';
import { SubmitBar } from '../form/SubmitBar';
import { type FieldProblem, type FormPart, getFormPart, useForm } from '../form/use-form';
import { accountFormsI18n } from '../i18n';
import { MarketingFields } from '../notifications/MarketingFields';
import { AccountFields } from './AccountFields';
import { joinI18n } from './i18n';
import {
  type AccountKind,
  emptyJoin,
  getRequestedTerms,
  type JoinValues,
  toDraft,
  toRegistration,
} from './join-values';

export type Joined = CallResult<typeof contract.users.register>;

interface JoinFormProps {
  kind: AccountKind;
  onJoined: (joined: Joined) => void | Promise<void>;
  /** Fields that a kind of account needs besides account and company. */
  extra?: (form: FormPart<JoinValues>) => ReactNode;
}

/** Registers an account and signs in with it. What is entered is kept as a draft in this tab until then. */
export const JoinForm = ({ kind, onJoined, extra }: JoinFormProps) => {
  const t = joinI18n.useT();
  const common = accountFormsI18n.useT();
  const language = useLanguage();
  const draftKey = `join.${kind}`;
  const terms = useConsentTerms(getRequestedTerms(kind));
  const [draft] = useState(() => readDraft(draftKey, toDraft(emptyJoin)));
  const form = useForm({ ...emptyJoin, ...draft });
  const [restored, setRestored] = useState(draft !== null);
  const [token, setToken] = useState<string | null>(null);
  const [agreed, setAgreed] = useState<string[]>([]);
  const { values } = form;

  useEffect(() => {
    if (values !== emptyJoin && values.name + values.email + values.company.nameKo !== '')
      saveDraft(draftKey, toDraft(values));
  }, [draftKey, values]);

  const restart = () => {
    clearDraft(draftKey);
    form.set(emptyJoin);
    setRestored(false);
  };

  const check = (requested: ConsentTerms[]): FieldProblem[] => [
    ...(token ? [] : [{ field: 'certToken', message: common('certifyFirst') }]),
    ...findMissingConsents(requested, agreed, common('agreeFirst')),
  ];

  const join = async (requested: ConsentTerms[]) => {
    const consents = toConsents(requested, agreed);
    const joined = await api.users.register({
      body: { ...toRegistration(kind, language, values), certToken: token ?? '', consents },
    });
    clearDraft(draftKey);
    // The account exists even if this fails; the next screen then offers to sign in.
    await signIn(joined.user.username, values.password).catch(() => undefined);
    await onJoined(joined);
  };

  return (
    <QueryBoundary query={terms}>
      {(requested) => (
        <form
          ref={form.formRef}
          className={styles.form}
          onSubmit={form.submit(
            () => join(requested),
            () => check(requested),
          )}
          noValidate
        >
          {restored && (
            <p className={styles.note} role="status">
              {t('restored')}{' '}
              <Button variant="quiet" small onClick={restart}>
                {t('clear')}
              </Button>
            </p>
          )}
          <AccountFields kind={kind} part={form} token={token} onToken={setToken} />
          {kind !== 'person' && <CompanyFields part={getFormPart(form, 'company')} />}
          {extra?.(form)}
          <FieldGroup title={t('terms')}>
            <ConsentFields terms={requested} agreed={agreed} onChange={setAgreed} error={getConsentError(form)} />
            {agreed.includes('marketing') && <MarketingFields part={form} />}
          </FieldGroup>
          <SubmitBar failure={form.failure} busy={form.busy} label={t('submit')} />
        </form>
      )}
    </QueryBoundary>
  );
};
