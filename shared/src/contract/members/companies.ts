import { z } from 'zod';
import { Address, businessNumber, day, FileRef, id, instant, L, line, link, phone } from '../fields';
import { cityCodes, tradeCodes } from './business-sectors';

export const certificateTypes = ['SeoulAward', 'SuperRookie', 'other'] as const;
export type CertificateType = (typeof certificateTypes)[number];
/** The programmes whose companies may sell; `other` alone opens nothing. */
export const sellingCertificates: readonly (typeof certificateTypes)[number][] = ['SeoulAward', 'SuperRookie'];
export const buyerTypes = ['ONLINE', 'OFFLINE'] as const;
export const applicationStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;

const text = (max: number) => z.string().trim().max(max);

export const Company = z.object({
  name: L(100),
  ceoName: line.min(1).max(50),
  businessNumber,
  category: z.enum(tradeCodes),
  address: Address,
  tel: phone.nullish(),
  fax: phone.nullish(),
  homepage: link.nullish(),
  foundedYear: z.int().min(1800).max(2100).nullish(),
  employees: z.int().min(0).max(1_000_000).nullish(),
  introduction: L(2000).nullish(),
});
export type Company = z.infer<typeof Company>;

/** What a buyer says of themselves. */
export const BuyerProfile = z.object({
  types: z.array(z.enum(buyerTypes)).min(1).max(2),
  activityAreas: z
    .array(z.object({ city: z.enum(cityCodes), district: text(40).nullish() }))
    .min(1)
    .max(10),
  interests: z.array(z.enum(tradeCodes)).max(tradeCodes.length),
  /** KRW a year. */
  budget: z.object({ from: z.int().min(0), to: z.int().min(0).nullish() }).nullish(),
  /** Where they sell on. */
  channels: text(300).nullish(),
});
export type BuyerProfile = z.infer<typeof BuyerProfile>;

/** What a company says of an award. */
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
  /** Null until an administrator has seen the proof. */
  verifiedAt: instant.nullable(),
  verifiedBy: id.nullable(),
});

/** The way of an application to sell or to buy; `history` has every decision, oldest first. */
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
  /** When the account's details were sent; null where the company registered by itself. */
  accountSentAt: instant.nullable(),
});
export type Seller = z.infer<typeof Seller>;

/** With `eligible`: a certificate of one of the programmes is verified. */
export const ShownSeller = Seller.extend({ eligible: z.boolean() });

/** Papers of a company. */
export const companyPapers = {
  businessRegistration: FileRef.nullable(),
  introductionFile: FileRef.nullable(),
};
