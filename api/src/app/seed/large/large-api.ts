import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { toAccessClaims, users } from '../../../members/users/table';
import { connect } from '../../../platform/database/connect';
import { startEmbedded } from '../../../platform/database/embedded';
import { migrate } from '../../../platform/database/migrate';
import { captureQueries, createScanDetector } from '../../../platform/database/query-plans';
import { fsStorage } from '../../../platform/files/file-storage';
import { resolveApiFolder } from '../../../platform/paths';
import { readDemoPassword } from '../../demo-password';
import { startDomains } from '../../domains';
import { seedOnFirstUse } from '../../seed-on-first-use';
import { buildServer } from '../../server';
import { seedLarge } from './large';
import { findLists } from './lists';
import { buildId, buyerIds } from './names';
import { seedLargeShop } from './shop';

interface Options {
  dataDir: string;
  large: boolean;
  log: (line: string) => void;
}

/** Tables with at least so many rows must be read by an index. */
const minRows = 5000;

/** Starts the API in process on its own data directory, seeded on first use, to request its lists. */
export const openLargeApi = async ({ dataDir, large, log }: Options) => {
  mkdirSync(dataDir, { recursive: true });
  const embedded = await startEmbedded(dataDir);
  await migrate(embedded.url, resolveApiFolder('migrations'));
  const connection = connect(embedded.url);
  const { db, pool } = connection;
  const storage = fsStorage(join(dataDir, 'files'));
  const domains = startDomains({ db, storage, publicUrl: 'http://localhost', requiresSecondFactor: () => false });
  const app = await buildServer(domains, { logLevel: 'error' });
  await app.ready();
  for (const { prepare } of domains.all) await prepare();
  await seedOnFirstUse({ app, connection, domains, password: readDemoPassword(undefined, dataDir), log });
  const onProgress = (name: string, done: number, total: number) => done >= total && log(`${name} ${done}`);
  const [last] = (await pool.query('select 1 from shop_products where _id = $1', [buildId('V', 99_999)])).rows;
  if (large && !last) {
    await seedLarge({ db, onProgress });
    await seedLargeShop({ db, onProgress });
  }
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum analyze');
  client.release(true);
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples >= ${minRows}`,
  );
  const tables = rows.map(({ name }) => name);

  const { tokens } = domains.platform;
  const createToken = async (who: string) => {
    const [user] = await db
      .select()
      .from(users)
      .where(eq(/^\d/.test(who) ? users._id : users.username, who));
    if (!user) throw new Error(`No ${who}`);
    const claims = toAccessClaims(user, 'bench', undefined);
    return (await tokens.sign(claims)).accessToken;
  };
  const [admin, seller, buyer] = await Promise.all(['admin', 'seller', 'buyer'].map(createToken));
  const special: Record<string, string | undefined> = large
    ? { 'matchings.list': await createToken(buyerIds[3] ?? ''), 'myBids.list': await createToken(buildId('U', 800)) }
    : {};
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const [leaf] = (
    await pool.query(
      'select _category as id from shop_products where deleted_at is null group by 1 order by count(*) desc limit 1',
    )
  ).rows;
  const lists = new Map(
    [
      ...(await findLists(connection)),
      { name: 'search.find', route: contract.search.find, url: `/api${contract.search.find.path}?` },
    ].map((list) => [list.name, list]),
  );

  const request = async (name: string, query: string) => {
    const { url: base, route } = lists.get(name) ?? { url: '', route: { access: 'public' } };
    const token = route.access === 'console' ? admin : route.access === 'seller' ? seller : (special[name] ?? buyer);
    const url = `${address}${base}${query.replace(':category', leaf?.id ?? '')}`;
    const answer = await fetch(url, route.access === 'public' ? {} : { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${text}`);
  };
  const detectScans = await createScanDetector(pool);
  const findScans = async (name: string, query: string) => {
    const found: string[] = [];
    for (const statement of await captureQueries(pool, () => request(name, query)))
      found.push(...(await detectScans(statement)));
    return found.filter((table) => tables.includes(table));
  };
  const stop = async () => {
    app.server.closeAllConnections();
    await app.close();
    await connection.close();
    await embedded.stop();
  };
  /** The first page of a list, and a search where it can search. */
  const getQueries = (name: string) => {
    const shape = lists.get(name)?.route.query?.shape ?? {};
    return [...('page' in shape ? [''] : []), ...('q' in shape ? ['q=조명'] : [])];
  };
  return { request, findScans, stop, lists: [...lists.keys()], getQueries };
};
