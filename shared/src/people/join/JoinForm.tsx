import { type ReactNode, useEffect, useState } from 'react';
import { ApiFailure, api } from 'shared/client';
import type { Answer, contract } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { Button } from 'shared/ui';
import { PeopleChannels } from '../PeopleChannels';
import { PeopleCompany } from '../PeopleCompany';
import { PeopleConsents } from '../PeopleConsents';
import { PeopleGroup } from '../PeopleGroup';
import { PeopleLoaded } from '../PeopleLoaded';
import { PeopleSave } from '../PeopleSave';
import { dropDraft, keepDraft, readDraft } from '../people-draft';
import { type Part, partOf, useForm } from '../people-form';
import styles from '../people-form.module.css';
import { type AskedTerms, consentsOf } from '../people-terms';
import { useTerms } from '../use-terms';
import { AccountFields } from './AccountFields';
import { joinI18n } from './i18n';
import { type AccountKind, askedOf, draftOf, emptyJoin, type JoinValues, toldOf } from './values';

export type Joined = Answer<typeof contract.users.register>;

interface JoinFormProps {
  kind: AccountKind;
  onJoined: (joined: Joined) => void;
  /** What a kind asks beyond account and company. */
  extra?: (form: Part<JoinValues>) => ReactNode;
}

export const JoinForm = ({ kind, onJoined, extra }: JoinFormProps) => {
  const t = joinI18n.useT();
  const language = useLanguage();
  const draft = `join.${kind}`;
  const terms = useTerms(askedOf(kind));
  const [kept] = useState(() => readDraft(draft, draftOf(emptyJoin)));
  const form = useForm({ ...emptyJoin, ...kept });
  const [restored, setRestored] = useState(kept !== null);
  const [password, setPassword] = useState('');
  const [token, setToken] = useState<string | null>(null);
  const [agreed, setAgreed] = useState<string[]>([]);
  const { values } = form;

  useEffect(() => {
    if (values !== emptyJoin && values.name + values.email + values.company.nameKo !== '')
      keepDraft(draft, draftOf(values));
  }, [draft, values]);

  const restart = () => {
    dropDraft(draft);
    form.set(emptyJoin);
    setRestored(false);
  };

  const join = async (asked: AskedTerms[]) => {
    if (!token) throw new ApiFailure(422, 'invalid', t('certifyFirst'));
    const consents = consentsOf(asked, agreed);
    const joined = await api.users.register({
      body: { ...toldOf(kind, language, values), password, certToken: token, consents },
    });
    dropDraft(draft);
    onJoined(joined);
  };

  const consentError =
    form.errorOf('consents') ?? (form.failure?.code === 'consent_required' ? form.failure.message : undefined);
  return (
    <PeopleLoaded query={terms}>
      {(asked) => (
        <form ref={form.form} className={styles.form} onSubmit={form.submit(() => join(asked))} noValidate>
          {restored && (
            <p className={styles.note} role="status">
              {t('restored')}{' '}
              <Button variant="quiet" small onClick={restart}>
                {t('clear')}
              </Button>
            </p>
          )}
          <AccountFields
            kind={kind}
            part={form}
            password={password}
            onPassword={setPassword}
            token={token}
            onToken={setToken}
          />
          {kind !== 'person' && <PeopleCompany part={partOf(form, 'company')} />}
          {extra?.(form)}
          <PeopleChannels part={form} />
          <PeopleGroup title={t('terms')}>
            <PeopleConsents terms={asked} agreed={agreed} onChange={setAgreed} error={consentError} />
          </PeopleGroup>
          <PeopleSave failure={form.failure} busy={form.busy} label={t('submit')} />
        </form>
      )}
    </PeopleLoaded>
  );
};
