import { contract, listRoutes, type RouteSpec } from 'shared/contract';
import type { Connection } from '../../../platform/database/connect';

/** Queries for the path parameters of lists: each finds the parent with the most children. */
const busiestIds: [path: RegExp, name: string, find: string][] = [
  [/\/fairs\/:id/, 'id', 'select _fair as id from participations group by 1 order by count(*) desc limit 1'],
  [/\/programs\/:id/, 'id', 'select _program as id from works group by 1 order by count(*) desc limit 1'],
  [/\/works\/:work/, 'work', 'select _id as id from works where visible order by bid_count desc limit 1'],
  [
    /\/halls\/:hall/,
    'hall',
    'select hall as id from programs p join works w on w._program = p._id group by 1 order by count(*) desc limit 1',
  ],
  [/\/products\/:id/, 'id', 'select _product as id from reviews group by 1 order by count(*) desc, 1 limit 1'],
  [/\/boards\/:board/, 'board', 'select _board as id from comments group by 1 order by count(*) desc, 1 limit 1'],
  [/\/coupons\/:id/, 'id', 'select _coupon as id from user_coupons group by 1 order by count(*) desc, 1 limit 1'],
  [/\/matchings\/:id/, 'id', 'select _id as id from matchings limit 1'],
];

/** Lists of one member, given by `_user`; the query finds the member with the most rows. */
const memberQueries: Record<string, string> = {
  'console.points.list': 'select _user as id from points group by 1 order by count(*) desc, 1 limit 1',
};

export interface ListRequest {
  name: string;
  route: RouteSpec;
  /** Path and query; further parameters may be appended. */
  url: string;
}

const isList = ({ method, query }: RouteSpec) => method === 'GET' && query !== undefined && 'page' in query.shape;

/** All list routes of the contract whose path parameters exist in the database. */
export const findLists = async ({ pool }: Pick<Connection, 'pool'>): Promise<ListRequest[]> => {
  const found: ListRequest[] = [];
  for (const { name, route } of listRoutes(contract).filter(({ route }) => isList(route))) {
    const [, param, find] = busiestIds.find(([path]) => path.test(route.path)) ?? [];
    const { rows } = find ? await pool.query<{ id: string }>(find) : { rows: [] };
    const path = param && rows[0] ? route.path.replace(`:${param}`, rows[0].id) : route.path;
    if (path.includes(':')) continue;
    const [member] = memberQueries[name] ? (await pool.query<{ id: string }>(memberQueries[name])).rows : [];
    found.push({ name, route, url: `/api${path}?${member ? `_user=${member.id}&` : ''}` });
  }
  return found;
};
