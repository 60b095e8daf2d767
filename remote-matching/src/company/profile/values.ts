import type { Me } from 'shared/contract';
import {
  buyerOf,
  buyerValues,
  certificateOf,
  certificateValues,
  companyOf,
  companyValues,
  emptyBuyer,
  emptyCompany,
} from 'shared/people/company';

export const socialKinds = ['twitter', 'facebook', 'instagram'] as const;

/** What the page's fields hold of an account. */
export const valuesOf = (me: Me) => ({
  company: me.company ? companyValues(me.company) : emptyCompany,
  buyer: me.buyer ? buyerValues(me.buyer) : emptyBuyer,
  certificates: me.seller?.certificates.map(certificateValues) ?? [],
  socials: Object.fromEntries(
    socialKinds.map((kind) => [kind, me.socials.find((social) => social.kind === kind)?.url ?? '']),
  ) as Record<(typeof socialKinds)[number], string>,
});
export type CompanyPageValues = ReturnType<typeof valuesOf>;

/** Whether saving says something new of it: what is not sent is not applied for anew. */
const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

export const changeOf = (me: Me, values: CompanyPageValues) => {
  const before = valuesOf(me);
  const again = (status: string | undefined) => status === 'REJECTED';
  return {
    version: me.version,
    company: companyOf(values.company),
    socials: socialKinds.flatMap((kind) => (values.socials[kind].trim() ? [{ kind, url: values.socials[kind] }] : [])),
    ...(me.buyer &&
      (differs(before.buyer, values.buyer) || again(me.buyer.application.status)) && { buyer: buyerOf(values.buyer) }),
    ...(me.seller &&
      (differs(before.certificates, values.certificates) || again(me.seller.application.status)) && {
        seller: { certificates: values.certificates.map(certificateOf) },
      }),
  };
};
