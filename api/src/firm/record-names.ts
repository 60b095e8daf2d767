import { sql } from 'drizzle-orm';
import { type FindRecordNames, inKorean, nameRecords } from '../platform/audit/record-names';
import { readDocument } from '../platform/documents/documents';
import { banners } from './banners/table';
import { boards } from './boards/table';
import { cases } from './cases/table';
import { comments } from './comments/table';
import { consultationHours } from './consultation-hours/table';
import { faqs } from './faqs/table';
import { forms } from './forms/table';
import { popups } from './popups/table';

/** Lawyers are items of one document. */
const nameLawyers: FindRecordNames = async (db) => {
  const { value } = await readDocument(db, 'lawyers', []);
  const page = { resource: 'lawyers', _id: 'lawyers' };
  return new Map(value.map(({ _id, title }) => [_id, { name: title, deleted: false, page }]));
};

/** Consultation hours are called by their office or lawyer. */
const nameOfHours = sql`coalesce(
  (select value -> 'offices' -> ${consultationHours.office} -> 'title' ->> 'ko' from documents where key = 'setting'),
  (select lawyer ->> 'title' from documents, jsonb_array_elements(value) as lawyer
    where key = 'lawyers' and lawyer ->> '_id' = ${consultationHours._lawyer}))`;

/** The names of this domain's records in the audit log. */
export const firmRecordNames = {
  banners: nameRecords('banners', banners, { name: banners.name }),
  boards: nameRecords('boards', boards, { name: inKorean(boards.subject) }),
  cases: nameRecords('cases', cases, { name: inKorean(cases.title) }),
  comments: nameRecords('comments', comments, { name: sql`left(${comments.content}, 40)` }),
  consultationHours: nameRecords('consultationHours', consultationHours, { name: nameOfHours }),
  faqs: nameRecords('faqs', faqs, { name: inKorean(faqs.question) }),
  forms: nameRecords('forms', forms, { name: forms.receiptNo }),
  popups: nameRecords('popups', popups, { name: popups.title }),
  lawyers: nameLawyers,
};
