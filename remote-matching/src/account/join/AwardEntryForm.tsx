import { useRef, useState } from 'react';
import {
  accountFormsI18n,
  ConsentFields,
  type ConsentTerms,
  joinI18n as commonTexts,
  createFormStart,
  FieldGroup,
  FormOutcome,
  findMissingConsents,
  getConsentError,
  QueryBoundary,
  SubmitBar,
  formStyles as styles,
  toConsents,
  useConsentTerms,
  useForm,
  useRetryKey,
} from 'shared/account-forms';
import { useAuth } from 'shared/auth';
import { api } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';
import { EmptyState } from 'shared/ui';
import { AwardEntryFields } from './AwardEntryFields';
import { awardEntryTerms, emptyAwardEntry, toAwardEntry } from './award-entry';
import { joinI18n } from './i18n';

type ReceivedEntry = CallResult<typeof contract.forms.create>['form'];

const start = createFormStart('award-entry');

/** The entry of a company without an award programme: it is reviewed, and the account's details are sent by e-mail. */
export const AwardEntryForm = () => {
  const t = joinI18n.useT();
  const commonT = commonTexts.useT();
  const formT = accountFormsI18n.useT();
  const signedIn = useAuth(({ user }) => user !== null);
  const terms = useConsentTerms(awardEntryTerms);
  const form = useForm(emptyAwardEntry);
  const [agreed, setAgreed] = useState<string[]>([]);
  const [received, setReceived] = useState<ReceivedEntry | null>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const [shownAt] = useState(() => new Date().toISOString());
  const { getOptions } = useRetryKey();

  const send = async (requestedTerms: ConsentTerms[]) => {
    const body = {
      ...toAwardEntry(form.values, !signedIn),
      consents: toConsents(requestedTerms, agreed),
      renderedAt: start.read() ?? shownAt,
      website: honeypot.current?.value ?? '',
      source: { path: '/matching/join' },
    };
    const answer = await api.forms.create({ body }, getOptions(body));
    start.clear();
    setReceived(answer.form);
  };

  if (received)
    return (
      <FormOutcome>
        <EmptyState
          title={t('receivedTitle')}
          text={t('receivedText', { receiptNo: received.receiptNo, email: received.email ?? '' })}
          links={[
            { to: '/matching', text: t('toMatching'), variant: 'primary', small: false },
            { to: '/consult/mine', text: t('toMyEntries'), variant: 'quiet' },
          ]}
        />
      </FormOutcome>
    );
  return (
    <QueryBoundary query={terms}>
      {(requestedTerms) => (
        <form
          ref={form.formRef}
          className={styles.form}
          onSubmit={form.submit(
            () => send(requestedTerms),
            () => findMissingConsents(requestedTerms, agreed, formT('agreeFirst')),
          )}
          onInput={() => start.mark(Date.now())}
          noValidate
        >
          <AwardEntryFields part={form} visitor={!signedIn} />
          <FieldGroup title={commonT('terms')}>
            <ConsentFields terms={requestedTerms} agreed={agreed} onChange={setAgreed} error={getConsentError(form)} />
          </FieldGroup>
          <label className={styles.trap} aria-hidden>
            Website
            <input ref={honeypot} name="website" tabIndex={-1} autoComplete="off" />
          </label>
          <SubmitBar failure={form.failure} busy={form.busy} label={t('submitAward')} />
        </form>
      )}
    </QueryBoundary>
  );
};
