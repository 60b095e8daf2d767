import { z } from 'zod';
import { deletion, derived, listOf } from '../crud';
import { baseRecord, booleanFlag, FileRef, id, instant, localisedText, requiredText } from '../fields';
import { languages } from '../localised';
import { businessSectorCodes, cityCodes } from '../members/business-sectors';
import { BuyerProfile, Company, certificateTypes } from '../members/companies';
import { route } from '../route';
import { FairCard, meetingModes, participationRoles, participationStatuses, timezone } from './fairs';

export const introductionKinds = ['company', 'product', 'other'] as const;

/** The public profile of a company; contact data is shown only after an acceptance (M22). */
export const CompanyProfile = z.object({
  /** Id of the user. */
  _id: id,
  name: localisedText(100),
  category: z.enum(businessSectorCodes).nullable(),
  /** Province or city (시·도); `district` is 시·군·구. */
  city: z.enum(cityCodes).nullable(),
  district: localisedText(60).nullable(),
  homepage: z.string().nullable(),
  introduction: localisedText(2000).nullable(),
  logo: FileRef.nullable(),
  /** Only for sellers. */
  certificates: z.array(z.enum(certificateTypes)),
  /** Only for buyers: regions of activity and sectors of interest. */
  activityAreas: z.array(z.object({ city: z.enum(cityCodes), district: localisedText(60).nullish() })),
  interests: z.array(z.enum(businessSectorCodes)),
});
export type CompanyProfile = z.infer<typeof CompanyProfile>;

const recommendationReasons = ['CATEGORY', 'REGION', 'MODE'] as const;

/** Something that two participants have in common: sectors, regions or meeting modes. */
export const RecommendationReason = z.object({ kind: z.enum(recommendationReasons), values: z.array(z.string()) });
export type RecommendationReason = z.infer<typeof RecommendationReason>;

/** What participants of a fair are told about a company besides its public profile, to decide by. */
export const CompanyBackground = z.object({
  ...Company.pick({ foundedYear: true, employees: true }).shape,
  /** Only for buyers: KRW a year, and sales channels. */
  ...BuyerProfile.pick({ budget: true, channels: true }).shape,
  /** The language in which the company reads this site and its notices. */
  language: z.enum(languages),
  /** The language for which it needs an interpreter at the fair, in its own words. */
  interpreter: z.string().nullable(),
  /** What the company has in common with the reader. */
  reasons: z.array(RecommendationReason),
});
export type CompanyBackground = z.infer<typeof CompanyBackground>;

export const Participation = z.object({
  ...baseRecord.shape,
  _fair: id,
  _user: id,
  role: z.enum(participationRoles),
  status: z.enum(participationStatuses),
  /** How a buyer meets. */
  mode: z.array(z.enum(meetingModes)),
  booth: z.string().nullable(),
  /** Language that needs an interpreter. */
  interpreter: z.string().nullable(),
  /** Time zone for displayed times; null uses the fair’s. */
  timezone: z.string().nullable(),
  certificate: z.enum(certificateTypes).nullable(),
  note: z.string().nullable(),
  appliedAt: instant,
  decidedAt: instant.nullable(),
  reason: z.string().nullable(),
});
export type Participation = z.infer<typeof Participation>;

const detail = z.object({ participation: Participation });

/** Relation of the reader to a company. */
export const Relation = z.object({
  _matching: id.nullable(),
  status: z.string().nullable(),
  bookmarked: z.boolean(),
});

export const Counterpart = z.object({
  ...CompanyProfile.shape,
  mode: z.array(z.enum(meetingModes)),
  booth: z.string().nullable(),
  /** Number of a seller’s products at this fair. */
  products: z.int(),
  /** Number of introduction files. */
  introductions: z.int(),
  /** Null for everybody but participants. */
  relation: Relation.nullable(),
  /** Null for everybody but participants. */
  background: CompanyBackground.nullable(),
});
export type Counterpart = z.infer<typeof Counterpart>;

const locationFilters = {
  category: z.enum(businessSectorCodes).optional(),
  city: z.enum(cityCodes).optional(),
  district: z.string().max(40).optional(),
};

export const participations = {
  sellers: route({
    method: 'GET',
    path: '/v1/fairs/:id/sellers',
    access: 'public',
    summary: 'Sellers of a fair; `q` finds them by name and by the products that they show there',
    ...listOf('sellers', Counterpart, {
      sorts: ['name', derived('appliedAt')],
      filters: {
        ...locationFilters,
        type: z.enum(certificateTypes).optional(),
        bookmarked: booleanFlag.optional(),
      },
    }),
    localised: true,
  }),
  buyers: route({
    method: 'GET',
    path: '/v1/fairs/:id/buyers',
    access: 'public',
    summary: 'Buyers of a fair; `city` and `district` filter by regions of activity',
    ...listOf('buyers', Counterpart, {
      sorts: ['name', derived('appliedAt')],
      filters: {
        ...locationFilters,
        type: z.enum(meetingModes).optional(),
        bookmarked: booleanFlag.optional(),
      },
    }),
    localised: true,
  }),
  mine: route({
    method: 'GET',
    path: '/v1/me/fairs',
    access: 'member',
    summary: 'Fairs that the caller has applied to, with the state of the application',
    ...listOf('fairs', FairCard.extend({ application: Participation }), {
      search: false,
      sorts: ['startAt'],
      filters: {
        role: z.enum(participationRoles).optional(),
        status: z.enum(participationStatuses).optional(),
      },
    }),
    localised: true,
  }),
  apply: route({
    method: 'POST',
    path: '/v1/fairs/:id/participations',
    access: 'seller',
    summary: 'Apply as a seller; a buyer applies by entering times (`POST /v1/me/schedules`)',
    body: z.strictObject({
      certificate: z.enum(certificateTypes),
      /** Own products to show at the fair. */
      products: z.array(id).max(30),
      interpreter: requiredText(20).nullish(),
      timezone: timezone.nullish(),
      note: z.string().trim().max(500).nullish(),
    }),
    response: detail,
    status: 201,
    addition: true,
  }),
  withdraw: deletion(
    '/v1/fairs/:id/participations',
    'member',
    'Withdraw an own application or participation; its open requests are closed (M16)',
    { addition: true },
  ),
  recommended: route({
    method: 'GET',
    path: '/v1/fairs/:id/recommendations',
    access: 'member',
    summary: 'The best matching counterparts for an approved participant, with reasons',
    response: z.object({
      recommendations: z.array(
        z.object({
          counterpart: Counterpart,
          /** Common values divided by all values that either names, 0 to 1. */
          score: z.number(),
          reasons: z.array(RecommendationReason),
        }),
      ),
    }),
    localised: true,
    addition: true,
  }),
};

export const Applicant = z.object({
  ...Participation.shape,
  company: CompanyProfile,
  email: z.string(),
  phone: z.string(),
  introductions: z.array(z.object({ kind: z.enum(introductionKinds), file: FileRef })),
  products: z.int(),
  /** Number of accepted meetings. */
  meetings: z.int(),
});

export const consoleParticipations = {
  list: route({
    method: 'GET',
    path: '/console/fairs/:id/participations',
    access: 'console',
    summary: 'Applicants and participants of a fair; `counts`: how many there are in each status',
    ...listOf('participations', Applicant, {
      sorts: ['appliedAt', derived('name'), 'status'],
      filters: {
        role: z.enum(participationRoles).optional(),
        status: z.enum(participationStatuses).optional(),
      },
      extra: { counts: z.partialRecord(z.enum(participationStatuses), z.int()) },
    }),
    addition: true,
  }),
  update: route({
    method: 'PUT',
    path: '/console/fairs/:id/participations/:participation',
    access: 'console',
    summary: 'Approve, reject or revoke a participation; rejecting and revoking need a reason',
    body: z.strictObject({
      status: z.enum(participationStatuses).optional(),
      reason: z.string().trim().max(500).optional(),
      booth: z.string().trim().max(20).nullish(),
      version: z.int().min(0),
    }),
    response: detail,
    addition: true,
  }),
};
