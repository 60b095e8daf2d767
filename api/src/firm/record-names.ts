import { sql } from 'drizzle-orm';
import { type FindRecordNames, inKorean, nameRecords } from '../platform/audit/record-names';
import { readDocument } from '../platform/documents/documents';
import { banners } from './banners/table';
import { boards } from './boards/table';
import { comments } from './comments/table';
import { faqs } from './faqs/table';
import { forms } from './forms/table';
import { popups } from './popups/table';

/** Lawyers are items of one document. */
const nameLawyers: FindRecordNames = async (db) => {
  const { value } = await readDocument(db, 'lawyers', []);
  const page = { resource: 'lawyers', _id: 'lawyers' };
  return new Map(value.map(({ _id, title }) => [_id, { name: title, deleted: false, page }]));
};

/** The names of this domain's records in the audit log. */
export const firmRecordNames = {
  banners: nameRecords('banners', banners, { name: banners.name }),
  boards: nameRecords('boards', boards, { name: inKorean(boards.subject) }),
  comments: nameRecords('comments', comments, { name: sql`left(${comments.content}, 40)` }),
  faqs: nameRecords('faqs', faqs, { name: inKorean(faqs.question) }),
  forms: nameRecords('forms', forms, { name: forms.receiptNo }),
  popups: nameRecords('popups', popups, { name: popups.title }),
  lawyers: nameLawyers,
};
