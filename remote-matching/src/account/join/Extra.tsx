import { type JoinValues, type Part, partOf } from 'shared/people';
import { PeopleBuyer } from '../../components/PeopleBuyer';
import { PeopleCertificates } from '../../components/PeopleCertificates';

interface ExtraProps {
  kind: 'seller' | 'buyer' | 'person';
  form: Part<JoinValues>;
}

/** What the platform asks of those who come to buy or to sell. */
export const Extra = ({ kind, form }: ExtraProps) => {
  if (kind === 'buyer') return <PeopleBuyer part={partOf(form, 'buyer')} />;
  if (kind === 'person') return null;
  const part = {
    ...partOf(form, 'certificates'),
    errorOf: (field: string) => form.errorOf(`seller.certificates.${field}`),
  };
  return <PeopleCertificates part={part} onChange={(certificates) => form.set({ certificates })} />;
};
