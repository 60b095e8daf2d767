import { contract, type RouteSpec, type Trade } from 'shared/contract';
import { multipart, type Reply, startApi, type Upload, urlOf } from '../../app/testing';
import { createMessenger } from '../../members/messages/tell';
import { scopesOf, type User, users } from '../../members/users/table';
import { createKeys } from '../../platform/auth/keys';
import { createTokens } from '../../platform/auth/tokens';
import { newId, now } from '../../platform/http/columns';
import { type Grid, gridOf } from '../fairs/grid';
import { participations } from '../participations/table';
import { schedules } from '../schedules/table';
import { createTold } from './told';

const dayMs = 86_400_000;
export const at = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const dateAt = (days: number) => at(days).slice(0, 10);

const approved = () => ({
  status: 'APPROVED' as const,
  appliedAt: now(),
  decidedAt: now(),
  decidedBy: null,
  reason: null,
  history: [],
});

interface Given {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
  file?: Upload;
  /** Of another process on the same database. */
  address?: string;
}

let made = 0;

interface Person {
  role?: 'SELLER' | 'BUYER';
  name?: string;
  businessNumber?: string;
  category?: Trade;
  language?: User['language'];
}

/** The API with a fair that takes requests, and companies to meet there. */
export const startFair = async (changes: object = {}) => {
  const api = await startApi();
  const tokens = createTokens(createKeys(api.db));
  const publicUrl = 'https://portico.example';
  const told = createTold({ messenger: createMessenger({ publicUrl }), publicUrl });

  const person = async ({
    role = 'SELLER',
    name,
    businessNumber,
    category = 'living',
    language = 'ko',
  }: Person = {}) => {
    made += 1;
    const number = String(1_000_000_000 + made);
    const [user] = await api.db
      .insert(users)
      .values({
        username: `user-${made}-${newId().slice(-6).toLowerCase()}`,
        passwordHash: '-',
        type: 'COMPANY',
        roles: [role],
        name: name ?? `담당자 ${made}`,
        email: `user-${made}@company.example`,
        phone: `010${String(20_000_000 + made)}`,
        language,
        notifications: ['EMAIL'],
        company: {
          name: { ko: name ?? `회사 ${made}`, en: `Company ${made}` },
          ceoName: '대표',
          businessNumber: businessNumber ?? number,
          category,
          address: { zip: '04524', address1: '서울 중구 1', sido: 'seoul', sigungu: '중구' },
        },
        ...(role === 'SELLER'
          ? {
              seller: {
                certificates: [{ type: 'SeoulAward' as const, verifiedAt: now(), verifiedBy: null }],
                application: approved(),
                accountSentAt: null,
              },
            }
          : {
              buyer: {
                types: ['ONLINE' as const, 'OFFLINE' as const],
                activityAreas: [{ city: 'seoul' as const, district: '중구' }],
                interests: ['living' as const],
                application: approved(),
              },
            }),
      })
      .returning();
    if (!user) throw new Error('No user');
    return user;
  };

  const headersOf = async (user: User) => {
    const claims = { sub: user._id, sid: 'test', scope: scopesOf(user), type: user.type, name: user.name };
    return { authorization: `Bearer ${(await tokens.sign(claims)).accessToken}` };
  };

  const makeFair = async (other: object = {}) => {
    const body = {
      title: { ko: '서울어워드 상담회', en: 'Seoul Award fair' },
      type: 'HYBRID' as const,
      venue: { name: { ko: '전시관', en: 'Hall' }, address: '서울', tables: 3, tablePrefix: 'A-' },
      sellerFrom: at(-30),
      sellerTo: at(5),
      buyerFrom: at(-20),
      buyerTo: at(5),
      requestFrom: at(-10),
      requestTo: at(9),
      startAt: at(10),
      endAt: at(14),
      days: [
        { date: dateAt(11), blocks: [{ from: '10:00', to: '13:00' }] },
        { date: dateAt(12), blocks: [{ from: '10:00', to: '12:00' }] },
      ],
      slotMinutes: 30,
      published: true,
      ...changes,
      ...other,
    };
    const { status, body: answer, error } = await api.call(contract.console.fairs.create, { as: 'admin', body });
    if (status !== 201) throw new Error(JSON.stringify(error));
    return answer.fair;
  };

  const fair = await makeFair();
  const gridStarts = (of: Grid = fair) => gridOf(of).map(({ start }) => start);
  const starts = gridStarts();

  /** An approved part in a fair; a buyer offers the given times, all where none are given. */
  const join = async (user: User, { of = fair, slots }: { of?: typeof fair; slots?: string[] } = {}) => {
    const role = user.roles.includes('SELLER') ? ('SELLER' as const) : ('BUYER' as const);
    const mode = role === 'BUYER' ? (['ONLINE', 'OFFLINE'] as const) : [];
    await api.db
      .insert(participations)
      .values({ _fair: of._id, _user: user._id, role, status: 'APPROVED', mode: [...mode] });
    if (role === 'BUYER')
      await api.db
        .insert(schedules)
        .values({ _fair: of._id, _user: user._id, mode: [...mode], slots: slots ?? gridStarts(of) });
    return user;
  };

  const seller = await join(await person({ role: 'SELLER', name: '한빛상사' }));
  const buyer = await join(await person({ role: 'BUYER', name: '오션바이어' }));

  /** A call by any of the people above, typed by the answer of its route. */
  const call = async <R extends RouteSpec>(user: User, route: R, given: Given = {}): Promise<Reply<R>> => {
    const { params, query, body, headers, file, address } = given;
    const sent = file && route.part ? multipart(route.part, file) : { headers: {}, payload: body };
    const search = new URLSearchParams(query).toString();
    const {
      status,
      content,
      headers: received,
    } = await api.send({
      method: route.method,
      path: `${urlOf(route.path, params)}${search && `?${search}`}`,
      payload: sent.payload,
      headers: { ...(await headersOf(user)), ...sent.headers, ...headers },
      ...(address === undefined ? {} : { address }),
    });
    return { status, body: content, error: content, headers: received } as Reply<R>;
  };

  const request = (from: User, to: User, slots: string[], other: object = {}) =>
    call(from, contract.matchings.create, {
      body: { _fair: fair._id, _user: to._id, mode: 'OFFLINE', slots, ...other },
    });

  /** A request that is there. */
  const requested = async (from: User, to: User, slots: string[], other: object = {}) => {
    const { status, body, error } = await request(from, to, slots, other);
    if (status !== 201) throw new Error(JSON.stringify(error));
    return body.matching;
  };

  const act = (user: User, id: string, body: object) => call(user, contract.matchings.update, { params: { id }, body });

  /** A meeting that is agreed. */
  const agreed = async (from: User, to: User, start: string, other: object = {}) => {
    const { _id } = await requested(from, to, [start], other);
    const { status, body, error } = await act(to, _id, { action: 'ACCEPT', slot: start });
    if (status !== 200) throw new Error(JSON.stringify(error));
    return body.matching;
  };

  const holds = async () => {
    const { rows } = await api.pool.query<{ resource: string; start_at: string; _matching: string }>(
      'select * from slot_holds order by resource, start_at',
    );
    return rows;
  };

  /** How often time or place have changed, as calendars count it. */
  const icsSequence = async (matching: string) => {
    const { rows } = await api.pool.query('select ics_sequence from matchings where _id = $1', [matching]);
    return Number(rows[0]?.ics_sequence);
  };

  return {
    ...api,
    told,
    fair,
    starts,
    seller,
    buyer,
    person,
    makeFair,
    gridStarts,
    join,
    headersOf,
    as: call,
    request,
    requested,
    act,
    agreed,
    holds,
    icsSequence,
  };
};

export type FairApi = Awaited<ReturnType<typeof startFair>>;
