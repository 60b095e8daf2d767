import { expect } from '@jest/globals';
import { type BusinessSector, contract, type ErrorCode } from 'shared/contract';
import { startApi, type TestApi } from '../../app/testing';
import { createMessenger } from '../../members/messages/messenger';
import { createApprovedApplication } from '../../members/users/demo-users';
import { type User, users } from '../../members/users/table';
import { newId, now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { buildGrid, type Grid } from '../fairs/grid';
import { participations } from '../participations/table';
import { schedules } from '../schedules/table';
import { createMatchingNotifier } from './notifications';

const dayMs = 86_400_000;
export const at = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const dateAt = (days: number) => at(days).slice(0, 10);

let sequence = 0;

interface Person {
  role?: 'SELLER' | 'BUYER';
  name?: string;
  businessNumber?: string;
  category?: BusinessSector;
  language?: User['language'];
}

const insertCompany = async (
  db: Database,
  { role = 'SELLER', name, businessNumber, category = 'living', language = 'ko' }: Person = {},
) => {
  sequence += 1;
  const number = String(1_000_000_000 + sequence);
  const [user] = await db
    .insert(users)
    .values({
      username: `user-${sequence}-${newId().slice(-6).toLowerCase()}`,
      passwordHash: '-',
      type: 'COMPANY',
      roles: [role],
      name: name ?? `담당자 ${sequence}`,
      email: `user-${sequence}@company.example`,
      phone: `010${String(20_000_000 + sequence)}`,
      language,
      notifications: ['EMAIL'],
      company: {
        name: { ko: name ?? `회사 ${sequence}`, en: `Company ${sequence}` },
        ceoName: '대표',
        businessNumber: businessNumber ?? number,
        category,
        address: { zip: '04524', address1: '서울 중구 1', sido: 'seoul', sigungu: '중구' },
      },
      ...(role === 'SELLER'
        ? {
            seller: {
              certificates: [{ type: 'SeoulAward' as const, verifiedAt: now(), verifiedBy: null }],
              application: createApprovedApplication(now()),
              accountSentAt: null,
            },
          }
        : {
            buyer: {
              types: ['ONLINE' as const, 'OFFLINE' as const],
              activityAreas: [{ city: 'seoul' as const, district: '중구' }],
              interests: ['living' as const],
              application: createApprovedApplication(now()),
            },
          }),
    })
    .returning();
  if (!user) throw new Error('No user');
  return user;
};

/** Body of a fair that is open for requests. */
export const createFairBody = (changes: object = {}) => ({
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
});

/** Requests and meetings of users at a fair. */
const createMatchingActions = (api: TestApi, fair: { _id: string }) => {
  const { as } = api;
  const request = (from: User, to: User, slots: string[], other: object = {}) =>
    as(from, contract.matchings.create, {
      body: { _fair: fair._id, _user: to._id, mode: 'OFFLINE', slots, ...other },
    });

  /** Creates a request; throws if it is refused. */
  const createRequest = async (from: User, to: User, slots: string[], other: object = {}) => {
    const { status, body, error } = await request(from, to, slots, other);
    if (status !== 201) throw new Error(JSON.stringify(error));
    return body.matching;
  };

  const act = (user: User, id: string, body: object) => as(user, contract.matchings.update, { params: { id }, body });

  /** Creates an agreed meeting. */
  const createMeeting = async (from: User, to: User, start: string, other: object = {}) => {
    const { _id } = await createRequest(from, to, [start], other);
    const { status, body, error } = await act(to, _id, { action: 'ACCEPT', slot: start });
    if (status !== 200) throw new Error(JSON.stringify(error));
    return body.matching;
  };

  const readMatching = async (user: User, id: string) =>
    (await as(user, contract.matchings.get, { params: { id } })).body.matching;

  const readInConsole = async (matchingId: string, { _id: id } = fair) =>
    (await api.call(contract.console.matchings.get, { as: 'admin', params: { id, matchingId } })).body.matching;

  /** Changes a matching as the organiser, in its current version by default. */
  const changeInConsole = async (matchingId: string, changes: object, of = fair) => {
    const { version } = await readInConsole(matchingId, of);
    const body = { reason: '주최 측 조정', version, ...changes } as never;
    return api.call(contract.console.matchings.update, { as: 'admin', params: { id: of._id, matchingId }, body });
  };

  return { request, createRequest, act, createMeeting, readMatching, readInConsole, changeInConsole };
};

/** Queries of the database for assertions. */
const createQueries = ({ pool }: TestApi) => {
  const holds = async () => {
    const { rows } = await pool.query<{ resource: string; start_at: string; _matching: string }>(
      'select * from slot_holds order by resource, start_at',
    );
    return rows;
  };

  const holdsOf = async (matching: string) => (await holds()).filter(({ _matching }) => _matching === matching);

  /** The calendar sequence of a matching. */
  const icsSequence = async (matching: string) => {
    const { rows } = await pool.query('select ics_sequence from matchings where _id = $1', [matching]);
    return Number(rows[0]?.ics_sequence);
  };

  return { holds, holdsOf, icsSequence };
};

/** Expects a refusal with this code; `body` has further keys of the answer. */
export const expectError = (reply: { error: object }, status: number, code: ErrorCode, body: object = {}) =>
  expect(reply).toMatchObject({ status, error: { code, ...body } });

/** Starts the API with a fair open for requests and factories for companies, requests and meetings. */
export const startFair = async (changes: object = {}) => {
  const api = await startApi();
  const publicUrl = 'https://portico.example';
  const notifier = createMatchingNotifier({ messenger: createMessenger({ publicUrl }), publicUrl });

  const person = (options?: Person) => insertCompany(api.db, options);

  const makeFair = async (other: object = {}) => {
    const body = createFairBody({ ...changes, ...other });
    const { status, body: answer, error } = await api.call(contract.console.fairs.create, { as: 'admin', body });
    if (status !== 201) throw new Error(JSON.stringify(error));
    return answer.fair;
  };

  const fair = await makeFair();
  const gridStarts = (of: Grid = fair) => buildGrid(of).map(({ start }) => start);
  const starts = gridStarts();

  /** Creates an approved participation; a buyer offers the given slots, or all. */
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

  const newSeller = async (of = fair) => join(await person({ role: 'SELLER' }), { of });
  const newBuyer = async (of = fair) => join(await person({ role: 'BUYER' }), { of });
  const newPair = async (of = fair) => ({ seller: await newSeller(of), buyer: await newBuyer(of) });

  const seller = await join(await person({ role: 'SELLER', name: '한빛상사' }));
  const buyer = await join(await person({ role: 'BUYER', name: '오션바이어' }));

  return {
    ...api,
    notifier,
    fair,
    starts,
    seller,
    buyer,
    person,
    makeFair,
    gridStarts,
    slot: (index: number) => starts[index] as string,
    join,
    newSeller,
    newBuyer,
    newPair,
    ...createMatchingActions(api, fair),
    ...createQueries(api),
  };
};

export type FairApi = Awaited<ReturnType<typeof startFair>>;
