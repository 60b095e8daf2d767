import { useRef, useState } from 'react';
import { useAuth } from 'shared/auth';
import { api } from 'shared/client';
import type { Answer, contract } from 'shared/contract';
import {
  type AskedTerms,
  joinI18n as commonTexts,
  consentsOf,
  PeopleConsents,
  PeopleGroup,
  PeopleLoaded,
  PeopleSave,
  formStyles as styles,
  useForm,
  useTerms,
} from 'shared/people';
import { EmptyState, LinkButton } from 'shared/ui';
import { AwardFields } from './AwardFields';
import { awardTerms, emptyEntry, entryOf } from './award';
import { joinI18n } from './i18n';

type Entry = Answer<typeof contract.forms.create>['form'];

/** How a company that is in no programme yet comes to an account: its entry is looked at, the details come by e-mail. */
export const AwardEntry = () => {
  const t = joinI18n.useT();
  const joining = commonTexts.useT();
  const member = useAuth(({ user }) => user !== null);
  const terms = useTerms(awardTerms);
  const form = useForm(emptyEntry);
  const [agreed, setAgreed] = useState<string[]>([]);
  const [received, setReceived] = useState<Entry | null>(null);
  const trap = useRef<HTMLInputElement>(null);
  const [renderedAt] = useState(() => new Date().toISOString());
  /** The key under which exactly this body was sent before. */
  const attempt = useRef({ body: '', key: '' });

  const send = async (asked: AskedTerms[]) => {
    const body = {
      ...entryOf(form.values, !member),
      consents: consentsOf(asked, agreed),
      renderedAt,
      website: trap.current?.value ?? '',
      source: { path: '/matching/join' },
    };
    const written = JSON.stringify(body);
    if (attempt.current.body !== written) attempt.current = { body: written, key: crypto.randomUUID() };
    const answer = await api.forms.create({ body }, { headers: { 'Idempotency-Key': attempt.current.key } });
    setReceived(answer.form);
  };

  if (received)
    return (
      <div role="status">
        <EmptyState title={t('receivedTitle')}>
          <p>{t('receivedText', { receiptNo: received.receiptNo, email: received.email ?? '' })}</p>
          <LinkButton variant="primary" to="/matching">
            {t('toMatching')}
          </LinkButton>
          <LinkButton variant="quiet" small to="/consult/mine">
            {t('toMine')}
          </LinkButton>
        </EmptyState>
      </div>
    );
  const consentError =
    form.errorOf('consents') ?? (form.failure?.code === 'consent_required' ? form.failure.message : undefined);
  return (
    <PeopleLoaded query={terms}>
      {(asked) => (
        <form ref={form.form} className={styles.form} onSubmit={form.submit(() => send(asked))} noValidate>
          <AwardFields part={form} visitor={!member} />
          <PeopleGroup title={joining('terms')}>
            <PeopleConsents terms={asked} agreed={agreed} onChange={setAgreed} error={consentError} />
          </PeopleGroup>
          <label className={styles.trap} aria-hidden>
            Website
            <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
          </label>
          <PeopleSave failure={form.failure} busy={form.busy} label={t('submitAward')} />
        </form>
      )}
    </PeopleLoaded>
  );
};
