import {
  emptyBuyer,
  emptyCompany,
  toBuyerProfile,
  toBuyerValues,
  toCertificate,
  toCertificateValues,
  toCompany,
  toCompanyValues,
} from 'shared/account-forms/company-values';
import type { Me } from 'shared/contract';

export const socialKinds = ['twitter', 'facebook', 'instagram'] as const;

/** The form values of an account. */
export const toProfileValues = (me: Me) => ({
  company: me.company ? toCompanyValues(me.company) : emptyCompany,
  buyer: me.buyer ? toBuyerValues(me.buyer) : emptyBuyer,
  certificates: me.seller?.certificates.map(toCertificateValues) ?? [],
  socials: Object.fromEntries(
    socialKinds.map((kind) => [kind, me.socials.find((social) => social.kind === kind)?.url ?? '']),
  ) as Record<(typeof socialKinds)[number], string>,
});
type ProfileValues = ReturnType<typeof toProfileValues>;

const isChanged = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/**
 * The request body for the values. Buyer and seller data are sent only where they changed or were rejected, since sending
 * them applies for the role again.
 */
export const toProfileUpdate = (me: Me, values: ProfileValues) => {
  const before = toProfileValues(me);
  const isRejected = (status: string | undefined) => status === 'REJECTED';
  return {
    version: me.version,
    company: toCompany(values.company),
    socials: socialKinds.flatMap((kind) => (values.socials[kind].trim() ? [{ kind, url: values.socials[kind] }] : [])),
    ...(me.buyer &&
      (isChanged(before.buyer, values.buyer) || isRejected(me.buyer.application.status)) && {
        buyer: toBuyerProfile(values.buyer),
      }),
    ...(me.seller &&
      (isChanged(before.certificates, values.certificates) || isRejected(me.seller.application.status)) && {
        seller: { certificates: values.certificates.map(toCertificate) },
      }),
  };
};
