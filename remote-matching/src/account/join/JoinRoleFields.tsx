import { type FormPart, getFormPart, type JoinValues } from 'shared/account-forms';
import { BuyerFields } from '../../components/BuyerFields';
import { CertificateFields } from '../../components/CertificateFields';

interface JoinRoleFieldsProps {
  kind: 'seller' | 'buyer' | 'person';
  form: FormPart<JoinValues>;
}

/** The fields that only buyers or only sellers fill in when they join. */
export const JoinRoleFields = ({ kind, form }: JoinRoleFieldsProps) => {
  if (kind === 'buyer') return <BuyerFields part={getFormPart(form, 'buyer')} />;
  if (kind === 'person') return null;
  const part = {
    ...getFormPart(form, 'certificates'),
    getError: (field: string, name = field) => form.getError(`seller.certificates.${field}`, `certificates.${name}`),
  };
  return <CertificateFields part={part} onChange={(certificates) => form.set({ certificates })} />;
};
