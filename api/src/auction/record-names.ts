import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { inKorean, nameRecords } from '../platform/audit/record-names';
import { authors } from './authors/table';
import { bids } from './bids/table';
import { paddles } from './paddles/table';
import { programs } from './programs/table';
import { auctionFiles, works } from './works/table';

const titleOfWork = (work: PgColumn) =>
  sql`(select 'Lot ' || ${works}.lot_no || ' · ' || (${works}.title ->> 'ko') from ${works} where ${works}._id = ${work})`;

/** The names of this domain's records in the audit log. */
export const auctionRecordNames = {
  authors: nameRecords('authors', authors, { name: inKorean(authors.name) }),
  programs: nameRecords('programs', programs, { name: inKorean(programs.title) }),
  works: nameRecords('works', works, { name: inKorean(works.title) }),
  bids: nameRecords('bids', bids, { name: titleOfWork(bids._work) }),
  paddles: nameRecords('paddles', paddles, {
    name: sql`${paddles.no}::text`,
    owner: { resource: 'programs', _id: paddles._program },
  }),
  auctionFiles: nameRecords('auctionFiles', auctionFiles, {
    name: sql`${auctionFiles.file} ->> 'name'`,
    owner: { resource: 'programs', _id: auctionFiles._program },
  }),
};
