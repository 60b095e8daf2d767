import type { ApiFailure } from 'shared/client';
import { type AskedTerms, PeopleConsents, PeopleGroup } from 'shared/people';
import { useT } from './i18n';

interface AgreementProps {
  terms: AskedTerms[];
  agreed: string[];
  onAgreed: (agreed: string[]) => void;
  form: { errorOf: (field: string) => string | undefined; failure: ApiFailure | null };
}

/** The terms under which goods are bought. */
export const Agreement = ({ terms, agreed, onAgreed, form: { errorOf, failure } }: AgreementProps) => {
  const t = useT();
  const error = errorOf('consents') ?? (failure?.code === 'consent_required' ? failure.message : undefined);
  return (
    <PeopleGroup title={t('terms')}>
      <PeopleConsents terms={terms} agreed={agreed} onChange={onAgreed} error={error} />
    </PeopleGroup>
  );
};
