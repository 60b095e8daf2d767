import { ConsentFields, type ConsentTerms, FieldGroup } from 'shared/account-forms';
import type { ApiFailure } from 'shared/client';
import { useT } from './i18n';

interface OrderConsentsProps {
  terms: ConsentTerms[];
  agreed: string[];
  setAgreed: (agreed: string[]) => void;
  form: { getError: (field: string) => string | undefined; failure: ApiFailure | null };
}

/** The terms that an order needs or asks consent to. */
export const OrderConsents = ({ terms, agreed, setAgreed, form: { getError, failure } }: OrderConsentsProps) => {
  const t = useT();
  const error = getError('consents') ?? (failure?.code === 'consent_required' ? failure.message : undefined);
  return (
    <FieldGroup title={t('terms')}>
      <ConsentFields terms={terms} agreed={agreed} onChange={setAgreed} error={error} />
    </FieldGroup>
  );
};
