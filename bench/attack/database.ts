import pg from 'pg';

/** Tables that also count refused requests, or are written without a request. */
const uncounted = ['throttles', 'sign_in_attempts', 'sign_in_nonces', 'audit', 'outbox', 'sessions', 'refresh_tokens'];

/** The database of the attacked product, for what is prepared and looked up apart from the API. */
export const openAttackDatabase = async (connectionString: string) => {
  const client = new pg.Client({ connectionString });
  // The server ends before this connection does.
  client.on('error', () => undefined);
  await client.connect();
  const query = async <T extends object>(statement: string, values: unknown[] = []) =>
    (await client.query<T & pg.QueryResultRow>(statement, values)).rows;

  const listTables = async () =>
    (
      await query<{ name: string }>(
        `select table_name as name from information_schema.columns c join pg_tables t on t.tablename = table_name
          where table_schema = 'public' and schemaname = 'public' and column_name = '_id' order by 1`,
      )
    ).map(({ name }) => name);

  let copies = 0;
  /** Copies the account of the demo that has this name; resolves to ids and usernames. The password is that of the demo. */
  const copyAccount = async (username: string, count: number) => {
    const columns = await query<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns
        where table_schema = 'public' and table_name = 'users' and is_generated = 'NEVER'`,
    );
    const list = columns.map(({ name }) => name).join(', ');
    const made: { id: string; username: string; email: string; phone: string }[] = [];
    for (let n = 0; n < count; n += 1) {
      copies += 1;
      const id = `01ATTACK${String(copies).padStart(18, '0')}`;
      const copy = {
        username: `copy-${copies}`,
        email: `copy-${copies}@example.com`,
        phone: `0107${String(copies).padStart(7, '0')}`,
      };
      const verified = { email_verified_at: new Date(), phone_verified_at: null };
      await query(
        `insert into users (${list}) select ${list} from
          (select (jsonb_populate_record(u, $2)).* from users u where username = $1) as copy`,
        [username, { _id: id, ...copy, ...verified }],
      );
      made.push({ id, ...copy });
    }
    return made;
  };

  /** The code that was last sent to an address; empty if none was. */
  const findCode = async (address: string) => {
    const [sent] = await query<{ text: string }>(
      `select coalesce(mail ->> 'text', sms ->> 'text') as text from outbox
        where $1 = any (recipients) and template = 'user.certCode' order by _id desc limit 1`,
      [address],
    );
    return /\d{6}/.exec(sent?.text ?? '')?.[0] ?? '';
  };

  /** A hash of each row, by table and id. */
  const hashRows = async () => {
    const hashes = new Map<string, string>();
    for (const table of await listTables()) {
      if (uncounted.includes(table)) continue;
      const rows = await query<{ _id: string; hash: string }>(
        // Without the time of the last sign-in, as the attack itself signs in.
        `select _id, md5((to_jsonb(row) - 'last_login_at')::text) as hash from "${table}" as row`,
      );
      for (const { _id, hash } of rows) hashes.set(`${table} ${_id}`, hash);
    }
    return hashes;
  };

  return { query, listTables, copyAccount, findCode, hashRows, close: () => client.end() };
};

export type AttackDatabase = Awaited<ReturnType<typeof openAttackDatabase>>;

/** Rows that were changed or deleted between two states. */
export const findChangedRows = (before: Map<string, string>, after: Map<string, string>) =>
  [...before].filter(([row, hash]) => after.get(row) !== hash).map(([row]) => row);
