import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { ensureMessages } from '../../../members/messages/ensure';
import { scopesOf, users } from '../../../members/users/table';
import { createKeys } from '../../../platform/auth/keys';
import { createTokens } from '../../../platform/auth/tokens';
import { connect } from '../../../platform/database/connect';
import { startEmbedded } from '../../../platform/database/embedded';
import { migrate } from '../../../platform/database/migrate';
import { folderDisk } from '../../../platform/files/disk';
import { inApi } from '../../../platform/paths';
import { openPlans, queriesOf } from '../../../platform/plans';
import { demoPassword } from '../../demo-password';
import { buildServer } from '../../server';
import { seedOnFirstUse } from '../seed';
import { seedLarge } from './large';
import { listsOf } from './lists';
import { buyerIds, idOf } from './names';
import { seedLargeShop } from './shop';

interface Options {
  dataDir: string;
  large: boolean;
  log: (line: string) => void;
}

/** From here on a table is read along an index. */
const largeTable = 5000;

/** The API in this process, on data of its own that is filled on first use, and how its lists are asked. */
export const openSide = async ({ dataDir, large, log }: Options) => {
  mkdirSync(dataDir, { recursive: true });
  const embedded = await startEmbedded(dataDir);
  await migrate(embedded.url, inApi('migrations'));
  const connection = connect(embedded.url);
  const { db, pool } = connection;
  const disk = folderDisk(join(dataDir, 'files'));
  const app = await buildServer({ db, disk, publicUrl: 'http://localhost', logLevel: 'error' });
  await app.ready();
  await ensureMessages(db);
  await seedOnFirstUse({ app, connection, password: demoPassword(undefined, dataDir), log });
  const onProgress = (name: string, done: number, total: number) => done >= total && log(`${name} ${done}`);
  const [last] = (await pool.query('select 1 from shop_products where _id = $1', [idOf('V', 99_999)])).rows;
  if (large && !last) {
    await seedLarge({ db, onProgress });
    await seedLargeShop({ db, onProgress });
  }
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum analyze');
  client.release(true);
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples >= ${largeTable}`,
  );
  const tables = rows.map(({ name }) => name);

  const tokens = createTokens(createKeys(db));
  const tokenOf = async (who: string) => {
    const [user] = await db
      .select()
      .from(users)
      .where(eq(/^\d/.test(who) ? users._id : users.username, who));
    if (!user) throw new Error(`No ${who}`);
    const claims = { sub: user._id, sid: 'bench', scope: scopesOf(user), type: user.type, name: user.name };
    return (await tokens.sign(claims)).accessToken;
  };
  const [admin, seller, buyer] = await Promise.all(['admin', 'seller', 'buyer'].map(tokenOf));
  const special: Record<string, string | undefined> = large
    ? { 'matchings.list': await tokenOf(buyerIds[3] ?? ''), 'myBids.list': await tokenOf(idOf('U', 800)) }
    : {};
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const [leaf] = (
    await pool.query(
      'select _category as id from shop_products where deleted_at is null group by 1 order by count(*) desc limit 1',
    )
  ).rows;
  const lists = new Map((await listsOf(connection)).map((list) => [list.name, list]));

  const ask = async (name: string, query: string) => {
    const { url: base, route } = lists.get(name) ?? { url: '', route: { access: 'public' } };
    const token = route.access === 'console' ? admin : route.access === 'seller' ? seller : (special[name] ?? buyer);
    const url = `${address}${base}${query.replace(':category', leaf?.id ?? '')}`;
    const answer = await fetch(url, route.access === 'public' ? {} : { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${text}`);
  };
  const wholeTables = await openPlans(pool);
  const scans = async (name: string, query: string) => {
    const found: string[] = [];
    for (const asked of await queriesOf(pool, () => ask(name, query))) found.push(...(await wholeTables(asked)));
    return found.filter((table) => tables.includes(table));
  };
  const stop = async () => {
    app.server.closeAllConnections();
    await app.close();
    await connection.close();
    await embedded.stop();
  };
  return { ask, scans, stop, lists: [...lists.keys()] };
};
