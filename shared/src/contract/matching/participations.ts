import { z } from 'zod';
import { FileRef, flag, id, instant, L, record } from '../fields';
import { listOf, listQuery, route } from '../machine';
import { cityCodes, tradeCodes } from '../members/business-sectors';
import { certificateTypes } from '../members/companies';
import { FairCard, meetingModes, participationRoles, participationStatuses, timezone } from './fairs';

export const introductionKinds = ['company', 'product', 'other'] as const;

/** What everybody may read of a company; how to reach it is told only after an acceptance (M22). */
export const CompanyProfile = z.object({
  /** Of the user. */
  _id: id,
  name: L(100),
  category: z.enum(tradeCodes).nullable(),
  /** 시·도 and 시·군·구. */
  city: z.enum(cityCodes).nullable(),
  district: z.string().nullable(),
  homepage: z.string().nullable(),
  introduction: L(2000).nullable(),
  logo: FileRef.nullable(),
  /** Of sellers. */
  certificates: z.array(z.enum(certificateTypes)),
  /** Of buyers: where they are active and what they look for. */
  activityAreas: z.array(z.object({ city: z.enum(cityCodes), district: z.string().nullish() })),
  interests: z.array(z.enum(tradeCodes)),
});
export type CompanyProfile = z.infer<typeof CompanyProfile>;

export const Participation = z.object({
  ...record.shape,
  _fair: id,
  _user: id,
  role: z.enum(participationRoles),
  status: z.enum(participationStatuses),
  /** In which ways a buyer meets. */
  mode: z.array(z.enum(meetingModes)),
  booth: z.string().nullable(),
  /** Language that needs an interpreter. */
  interpreter: z.string().nullable(),
  /** With which certificate a seller applies. */
  /** In which they read times; null reads them as the fair does. */
  timezone: z.string().nullable(),
  certificate: z.enum(certificateTypes).nullable(),
  note: z.string().nullable(),
  appliedAt: instant,
  decidedAt: instant.nullable(),
  reason: z.string().nullable(),
});
export type Participation = z.infer<typeof Participation>;

const own = z.object({ participation: Participation });

/** Where the reader, as a participant, stands with a company; null for everybody else. */
export const Relation = z
  .object({
    _matching: id.nullable(),
    status: z.string().nullable(),
    bookmarked: z.boolean(),
  })
  .nullable();

const row = z.object({
  ...CompanyProfile.shape,
  mode: z.array(z.enum(meetingModes)),
  booth: z.string().nullable(),
  /** Of a seller, shown at this fair. */
  products: z.int(),
  /** Introduction files that participants may read. */
  introductions: z.int(),
  relation: Relation,
});
export const Counterpart = row;
export type Counterpart = z.infer<typeof Counterpart>;

const place = {
  category: z.enum(tradeCodes).optional(),
  city: z.enum(cityCodes).optional(),
  district: z.string().max(40).optional(),
};

export const reasonKinds = ['CATEGORY', 'REGION', 'MODE'] as const;

export const participations = {
  sellers: route({
    method: 'GET',
    path: '/v1/fairs/:id/sellers',
    access: 'public',
    summary: 'Companies that take part as sellers',
    query: listQuery(['name', 'appliedAt'], {
      ...place,
      type: z.enum(certificateTypes).optional(),
      bookmarked: flag.optional(),
    }),
    response: listOf('sellers', row),
    localised: true,
  }),
  buyers: route({
    method: 'GET',
    path: '/v1/fairs/:id/buyers',
    access: 'public',
    summary: 'Companies that take part as buyers; `city` and `district` look at where they are active',
    query: listQuery(['name', 'appliedAt'], {
      ...place,
      type: z.enum(meetingModes).optional(),
      bookmarked: flag.optional(),
    }),
    response: listOf('buyers', row),
    localised: true,
  }),
  mine: route({
    method: 'GET',
    path: '/v1/me/fairs',
    access: 'member',
    summary: 'Fairs one has applied to, with the state of the application',
    query: listQuery(['startAt'], {
      role: z.enum(participationRoles).optional(),
      status: z.enum(participationStatuses).optional(),
    }),
    response: listOf('fairs', FairCard.extend({ application: Participation })),
    localised: true,
  }),
  apply: route({
    method: 'POST',
    path: '/v1/fairs/:id/participations',
    access: 'seller',
    summary: 'Apply as a seller; a buyer applies by entering times (`POST /v1/me/schedules`)',
    body: z.strictObject({
      certificate: z.enum(certificateTypes),
      /** Products of one’s own to show at the fair. */
      products: z.array(id).max(30),
      interpreter: z.string().trim().min(1).max(20).nullish(),
      timezone: timezone.nullish(),
      note: z.string().trim().max(500).nullish(),
    }),
    response: own,
    status: 201,
    ours: true,
  }),
  withdraw: route({
    method: 'DELETE',
    path: '/v1/fairs/:id/participations',
    access: 'member',
    summary: 'Take one’s own application or participation back; open requests end with it (M16)',
    response: null,
    ours: true,
  }),
  recommended: route({
    method: 'GET',
    path: '/v1/fairs/:id/recommendations',
    access: 'member',
    summary: 'Counterparts that fit best, with the reason, for an approved participant',
    response: z.object({
      recommendations: z.array(
        z.object({
          counterpart: row,
          /** Share of what both have in common in all that either names, 0 to 1. */
          score: z.number(),
          reasons: z.array(z.object({ kind: z.enum(reasonKinds), values: z.array(z.string()) })),
        }),
      ),
    }),
    localised: true,
    ours: true,
  }),
};

const applicant = z.object({
  ...Participation.shape,
  company: CompanyProfile,
  email: z.string(),
  phone: z.string(),
  introductions: z.array(z.object({ kind: z.enum(introductionKinds), file: FileRef })),
  products: z.int(),
  /** Accepted meetings. */
  meetings: z.int(),
});

export const consoleParticipations = {
  list: route({
    method: 'GET',
    path: '/console/fairs/:id/participations',
    access: 'console',
    summary: 'Applicants and participants of a fair',
    query: listQuery(['appliedAt', 'name', 'status'], {
      role: z.enum(participationRoles).optional(),
      status: z.enum(participationStatuses).optional(),
    }),
    response: listOf('participations', applicant),
    ours: true,
  }),
  update: route({
    method: 'PUT',
    path: '/console/fairs/:id/participations/:participation',
    access: 'console',
    summary: 'Approve, reject or revoke; rejecting and revoking say why',
    body: z.strictObject({
      status: z.enum(participationStatuses).optional(),
      reason: z.string().trim().max(500).optional(),
      booth: z.string().trim().max(20).nullish(),
      version: z.int().min(0),
    }),
    response: own,
    ours: true,
  }),
};
