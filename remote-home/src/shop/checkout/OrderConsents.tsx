import { ConsentFields, type ConsentTerms, FieldGroup, getConsentError } from 'shared/account-forms';
import { useT } from './i18n';

interface OrderConsentsProps {
  terms: ConsentTerms[];
  agreed: string[];
  setAgreed: (agreed: string[]) => void;
  form: Parameters<typeof getConsentError>[0];
}

/** The terms that an order needs or asks consent to. */
export const OrderConsents = ({ terms, agreed, setAgreed, form }: OrderConsentsProps) => {
  const t = useT();
  return (
    <FieldGroup title={t('terms')}>
      <ConsentFields terms={terms} agreed={agreed} onChange={setAgreed} error={getConsentError(form)} />
    </FieldGroup>
  );
};
