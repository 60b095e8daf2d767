import type pg from 'pg';

// The queries of the API for the same three requests, written by hand.

const columns = `_id, created_at as "createdAt", updated_at as "updatedAt", version, created_by as "createdBy",
  updated_by as "updatedBy", code, category, subject, summary, url, slug, author, author_name as "authorName", _lawyer, tags,
  pinned, "order", status, publish_at as "publishAt", unpublish_at as "unpublishAt", allow_comment as "allowComment", secret,
  thumb, views, likes, comments`;
const visible = `status in ('PUBLISHED', 'SCHEDULED') and deleted_at is null and publish_at <= now()
  and (unpublish_at is null or unpublish_at > now()) and secret = false`;

const queries = {
  list: `select ${columns} from boards where ${visible}
    order by pinned desc, "order" asc nulls last, publish_at desc, _id desc limit $1 offset $2`,
  count: `select count(*)::int as total from boards where ${visible}`,
  detail: `select ${columns}, content, files, seo from boards where _id = $1 and ${visible}`,
  create: `insert into faqs (_id, created_at, updated_at, type, question, answer, "order", published)
    values ($1, now(), now(), $2, $3, $4, $5, $6) returning *`,
  audit: `insert into audit (_id, at, actor, ip, action, resource, target, after, request_id)
    values ($1, now(), '{"_id": null, "username": "bench", "role": "console"}', '127.0.0.1', 'CREATE', 'faqs', $2, $3, $4)`,
};

interface Faq {
  type: string;
  question: object;
  answer: object;
  order: number;
  published: boolean;
}

const createId = () => `bench${process.hrtime.bigint()}${Math.random()}`;

/** Handlers of the three requests with plain pg queries. */
export const createPlainHandlers = (pool: pg.Pool) => ({
  list: async (page: number, limit: number) => {
    const { rows } = await pool.query(queries.list, [limit, (page - 1) * limit]);
    const countResult = await pool.query(queries.count);
    return { boards: rows, total: countResult.rows[0]?.total, page, limit };
  },
  detail: async (id: string) => ({ board: (await pool.query(queries.detail, [id])).rows[0] }),
  create: async ({ type, question, answer, order, published }: Faq) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const values = [createId(), type, JSON.stringify(question), JSON.stringify(answer), order, published];
      const { rows } = await client.query(queries.create, values);
      await client.query(queries.audit, [createId(), rows[0]?._id, JSON.stringify(rows[0]), createId()]);
      await client.query('commit');
      return { faq: rows[0] };
    } finally {
      client.release();
    }
  },
});
