import { useEffect, useState } from 'react';
import { ApiFailure, api } from 'shared/client';
import type { Answer, contract } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { Button } from 'shared/ui';
import { PeopleBuyer } from '../parts/PeopleBuyer';
import { PeopleCertificates } from '../parts/PeopleCertificates';
import { PeopleChannels } from '../parts/PeopleChannels';
import { PeopleCompany } from '../parts/PeopleCompany';
import { PeopleConsents } from '../parts/PeopleConsents';
import { PeopleGroup } from '../parts/PeopleGroup';
import { PeopleLoaded } from '../parts/PeopleLoaded';
import { PeopleSave } from '../parts/PeopleSave';
import { dropDraft, keepDraft, readDraft } from '../parts/people-draft';
import { partOf, useForm } from '../parts/people-form';
import styles from '../parts/people-form.module.css';
import { type AskedTerms, consentsOf, useTerms } from '../parts/people-terms';
import { AccountFields } from './AccountFields';
import { joinTexts } from './texts';
import { type AccountKind, askedOf, draftOf, emptyJoin, toldOf } from './values';

export type Joined = Answer<typeof contract.users.register>;

interface JoinFormProps {
  kind: AccountKind;
  onJoined: (joined: Joined) => void;
}

export const JoinForm = ({ kind, onJoined }: JoinFormProps) => {
  const t = joinTexts.useT();
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
          {kind === 'buyer' && <PeopleBuyer part={partOf(form, 'buyer')} />}
          {kind === 'seller' && (
            <PeopleCertificates
              part={{
                ...partOf(form, 'certificates'),
                errorOf: (field) => form.errorOf(`seller.certificates.${field}`),
              }}
              onChange={(certificates) => form.set({ certificates })}
            />
          )}
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
