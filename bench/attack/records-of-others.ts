import { contract, listRoutes, type RouteSpec } from 'shared/contract';
import type { Attack, Target } from './attack';
import { createInput } from './create-input';
import { findChangedRows } from './database';

const identities = ['anonymous', 'member', 'seller', 'buyer'] as const;
type Identity = (typeof identities)[number];

/** They name what is open to all, and write a record of the caller. */
const ownWrites = new Set([
  'POST /v1/auction/programs/:id/paddle',
  'POST /v1/auction/works/:work/bids',
  'POST /v1/boards/:board/comments',
  'POST /v1/fairs/:id/participations',
  'DELETE /v1/fairs/:id/participations',
  'POST /v1/fairs/:id/products',
  'POST /v1/popups/:id/events',
  'POST /v1/me/introductions/:fair/:kind',
  'DELETE /v1/me/introductions/:fair/:kind',
  'PUT /v1/me/schedules/:fair',
  'POST /v1/payments/webhook/:provider',
]);

const routes = listRoutes(contract)
  .map(({ route }) => route)
  .filter(({ method, path }) => method !== 'GET' && path.includes(':') && !ownWrites.has(`${method} ${path}`));

/** Tables whose name is not the part of the path before the id. */
const tableNames: Record<string, string> = {
  inquires: 'inquiries',
  lines: 'purchases',
  paddles: 'paddles',
  'fairs/products': 'fair_products',
  'shop/products': 'shop_products',
  'shop/categories': 'shop_categories',
};

type Row = Record<string, unknown> & { _id: string };

const getTable = (path: string) => {
  const parts = path.split('/').filter((part) => part && !part.startsWith(':'));
  // The last part may be an action on the record: `/thumb`, `/images/:index`.
  const ids = [...path.matchAll(/([\w-]+)\/:(?!index|kind|file)\w+/g)].map(([, part]) => part ?? '');
  const last = ids.at(-1) ?? '';
  const isBelowFair = path.includes('fairs/:id/products');
  const pair = isBelowFair ? 'fairs/products' : parts.slice(-2).join('/');
  return tableNames[pair] ?? tableNames[last] ?? last;
};

/** Fills in the names of a path from a row: its own id, or that of a record that the row belongs to. */
const buildPath = (path: string, row: Row) =>
  path.replace(/([\w-]+)\/:(\w+)/g, (_, part: string, name: string) => {
    if (name === 'index') return `${part}/0`;
    const isLast = !path.slice(path.indexOf(`:${name}`) + 1).match(/\/:(?!index|kind)\w+/);
    const parent = row[`_${part.replace(/s$/, '')}`] ?? row[`_${name}`];
    return `${part}/${String(isLast ? row._id : (parent ?? row._id))}`;
  });

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const createPayload = ({ body, part }: RouteSpec, row: Row, roll: () => number) => {
  if (part) {
    const form = new FormData();
    form.append(part, new File([png], 'a.png', { type: 'image/png' }));
    return form;
  }
  if (!body) return undefined;
  const version = 'version' in body.shape && row.version !== undefined ? { version: row.version } : {};
  return { ...(createInput(body, roll) as object), ...version };
};

const rowsPerRoute = 2;
/** Tries with other values, until one passes the check of the input. */
const variants = 6;

/** Rows that do not mention the account, so that none of them is its own. */
const findRows = async ({ db }: Target, tables: string[], table: string, user: string) => {
  const name = tables.includes(table) ? table : 'users';
  const rows = await db.query<{ row: Row }>(
    `select to_jsonb(t) as row from "${name}" t where $1 = '' or position($1 in t::text) = 0 order by random() limit ${rowsPerRoute}`,
    [user],
  );
  return rows.map(({ row }) => ({ table: name, row }));
};

const findUser = async ({ db }: Target, username: string) =>
  (await db.query<Row>('select _id from users where username = $1', [username]))[0]?._id ?? '';

export const recordsOfOthers: Attack = {
  name: 'records-of-others',
  /** A change of the own account is done, and found. */
  control: async (target) => {
    const { client, db, password } = target;
    const before = await db.hashRows();
    const [row] = await db.query<{ _id: string; version: number }>(
      `select _id, version from users where username = 'member'`,
    );
    const token = await client.getToken('member', password);
    const payload = { version: row?.version, name: '새 이름' };
    const { status } = await client.send({ method: 'PUT', path: '/api/v1/me', token, payload });
    return status === 200 && findChangedRows(before, await db.hashRows()).includes(`users ${row?._id}`);
  },
  run: async (target) => {
    const { client, db, password, roll } = target;
    const tables = await db.listTables();
    const before = await db.hashRows();
    const attacked = new Set<string>();
    const through: string[] = [];
    const unreached = new Set<string>();
    let tries = 0;

    const attack = async (route: RouteSpec, identity: Identity, user: string) => {
      const name = `${route.method} ${route.path}`;
      const token = identity === 'anonymous' ? undefined : await client.getToken(identity, password);
      for (const { table, row } of await findRows(target, tables, getTable(route.path), user)) {
        attacked.add(`${table} ${row._id}`);
        for (let variant = 0; variant < variants; variant += 1) {
          tries += 1;
          const { status } = await client.send({
            method: route.method,
            path: `/api${buildPath(route.path, row)}`,
            ...(token && { token }),
            payload: createPayload(route, row, roll),
          });
          if (status < 400 || status >= 500) through.push(`${identity} ${name} (${table}) is answered ${status}`);
          const isChecked = status !== 422 && status !== 400 && status !== 415;
          if (isChecked) break;
          if (variant === variants - 1) unreached.add(`${identity} ${name}`);
        }
      }
    };

    for (const identity of identities) {
      const user = identity === 'anonymous' ? '' : await findUser(target, identity);
      for (const route of routes) await attack(route, identity, user);
    }
    const changed = findChangedRows(before, await db.hashRows()).filter((row) => attacked.has(row));
    through.push(...changed.map((row) => `${row} has changed`));
    const notes = [`${routes.length} routes; ${unreached.size} only checked their input: ${[...unreached].join(', ')}`];
    return { tries, through, notes };
  },
};
