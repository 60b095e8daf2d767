import { desc, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { readDocument } from '../../platform/documents/documents';
import { type BoardRow, boards } from './table';

/** Condition: the author is one of these lawyers. */
const isByOneOf = (lawyers: string[]) => (lawyers.length > 0 ? inArray(boards._lawyer, lawyers) : sql`false`);

/** Condition: the author is a lawyer who works in this field; a post belongs to the practices of its author. */
export const isInPractice = async (db: Database, practice: string) => {
  const { value } = await readDocument(db, 'lawyers', []);
  return isByOneOf(value.filter(({ practices }) => practices.includes(practice)).map(({ _id }) => _id));
};

/** The other posts, in the order of how much they have in common with one: tags, then practices, then the newest. */
export const orderByRelation = async (db: Database, { _id, tags, _lawyer }: BoardRow) => {
  const { value } = await readDocument(db, 'lawyers', []);
  const own = value.find((lawyer) => lawyer._id === _lawyer)?.practices ?? [];
  const colleagues = value.filter(({ practices }) => practices.some((practice) => own.includes(practice)));
  const isColleague = isByOneOf(colleagues.map((lawyer) => lawyer._id));
  const shared = sql.join(
    tags.map((tag) => sql`(${tag} = any(${boards.tags}))::int`),
    sql` + `,
  );
  const order: SQL[] = [
    ...(tags.length > 0 ? [desc(sql`(${shared})`)] : []),
    desc(sql`(${isColleague}) is true`),
    desc(boards.publishAt),
    desc(boards._id),
  ];
  return { where: ne(boards._id, _id), order };
};
