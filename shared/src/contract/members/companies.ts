import { z } from 'zod';
import {
  Address,
  businessNumber,
  day,
  FileRef,
  id,
  instant,
  linkUrl,
  localisedText,
  phone,
  singleLine,
} from '../fields';
import { businessSectorCodes, cityCodes } from './business-sectors';

export const certificateTypes = ['SeoulAward', 'SuperRookie', 'other'] as const;
export type CertificateType = (typeof certificateTypes)[number];
/** Programmes whose companies may sell; `other` does not qualify. */
export const sellingCertificates: readonly (typeof certificateTypes)[number][] = ['SeoulAward', 'SuperRookie'];
export const buyerTypes = ['ONLINE', 'OFFLINE'] as const;
export const applicationStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;

const text = (max: number) => z.string().trim().max(max);

export const Company = z.object({
  name: localisedText(100),
  ceoName: singleLine.min(1).max(50),
  businessNumber,
  category: z.enum(businessSectorCodes),
  address: Address,
  tel: phone.nullish(),
  fax: phone.nullish(),
  homepage: linkUrl.nullish(),
  foundedYear: z.int().min(1800).max(2100).nullish(),
  employees: z.int().min(0).max(1_000_000).nullish(),
  introduction: localisedText(2000).nullish(),
});
export type Company = z.infer<typeof Company>;

/** Input of a buyer. */
export const BuyerProfile = z.object({
  types: z.array(z.enum(buyerTypes)).min(1).max(2),
  activityAreas: z
    .array(z.object({ city: z.enum(cityCodes), district: text(40).nullish() }))
    .min(1)
    .max(10),
  interests: z.array(z.enum(businessSectorCodes)).max(businessSectorCodes.length),
  /** KRW a year. */
  budget: z.object({ from: z.int().min(0), to: z.int().min(0).nullish() }).nullish(),
  /** Sales channels. */
  channels: text(300).nullish(),
});
export type BuyerProfile = z.infer<typeof BuyerProfile>;

/** A certificate as the company states it. */
export const CertificateClaim = z.object({
  type: z.enum(certificateTypes),
  name: text(100).nullish(),
  year: z.int().min(2000).max(2100).nullish(),
  number: text(60).nullish(),
  selectedAt: day.nullish(),
});
export const SellerProfile = z.object({ certificates: z.array(CertificateClaim).min(1).max(10) });
export type SellerProfile = z.infer<typeof SellerProfile>;

export const Certificate = CertificateClaim.extend({
  /** Null until an administrator has verified the document. */
  verifiedAt: instant.nullable(),
  verifiedBy: id.nullable(),
});

/** An application to sell or to buy; `history` has every decision, oldest first. */
export const Application = z.object({
  status: z.enum(applicationStatuses),
  appliedAt: instant,
  decidedAt: instant.nullable(),
  decidedBy: id.nullable(),
  reason: z.string().nullable(),
  history: z.array(
    z.object({ status: z.enum(applicationStatuses), at: instant, by: id.nullable(), reason: z.string().nullable() }),
  ),
});
export type Application = z.infer<typeof Application>;

export const Buyer = BuyerProfile.extend({ application: Application });
export type Buyer = z.infer<typeof Buyer>;

export const Seller = z.object({
  certificates: z.array(Certificate),
  application: Application,
  /** When the account details were sent; null where the company registered itself. */
  accountSentAt: instant.nullable(),
});
export type Seller = z.infer<typeof Seller>;

/** `eligible`: a certificate of a qualifying programme is verified. */
export const SellerWithEligibility = Seller.extend({ eligible: z.boolean() });

/** Documents of a company. */
export const companyDocuments = {
  businessRegistration: FileRef.nullable(),
  introductionFile: FileRef.nullable(),
};
