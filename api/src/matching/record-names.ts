import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { users } from '../members/index';
import { inKorean, nameRecords } from '../platform/audit/record-names';
import { fairs } from './fairs/table';
import { introductions } from './introductions/table';
import { matchings } from './matchings/table';
import { participations } from './participations/table';
import { products } from './products/table';

/** The company of a user, or the user's own name without one. */
const companyOf = (user: PgColumn): SQL =>
  sql`(select coalesce(company -> 'name' ->> 'ko', name) from ${users} where ${users}._id = ${user})`;

/** The names of this domain's records in the audit log. */
export const matchingRecordNames = {
  fairs: nameRecords('fairs', fairs, { name: inKorean(fairs.title) }),
  participations: nameRecords('participations', participations, {
    name: companyOf(participations._user),
    owner: { resource: 'fairs', _id: participations._fair },
  }),
  matchings: nameRecords('matchings', matchings, {
    name: sql`concat_ws(' × ', ${companyOf(matchings.seller)}, ${companyOf(matchings.buyer)})`,
    owner: { resource: 'fairs', _id: matchings._fair },
  }),
  products: nameRecords('products', products, {
    name: inKorean(products.name),
    owner: { resource: 'users', _id: products._user },
  }),
  introductions: nameRecords('introductions', introductions, {
    name: sql`${introductions.file} ->> 'name'`,
    owner: { resource: 'users', _id: introductions._user },
  }),
};
