import { describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { formatDate } from 'shared/format';
import { createPicture, type Upload } from '../../app/testing';
import { setUp } from '../../platform/testing';
import { requireSuccess } from '../../shop/orders/testing';
import { inMinutes, startAuction } from './testing';

const api = await setUp(startAuction());

const change = (work: { _id: string }, fields: object) => api.changeWork(api.admin.works.update, work, fields);

describe('a lot', () => {
  test('keeps prices and number after the first bid; texts can still be changed', async () => {
    const program = await api.makeProgram();
    const work = await api.makeWork(program);
    expect((await change(work, { startPrice: 120_000 })).status).toBe(200);
    await api.bid(await api.bidder(program), work, 150_000, 'ABSENTEE');
    for (const fields of [{ startPrice: 100_000 }, { reservePrice: 300_000 }, { lotNo: 900 }])
      expect((await change(work, fields)).error.code).toBe('auction_fixed');
    expect((await change(work, { title: { ko: '새 제목' } })).body.work.title.ko).toBe('새 제목');
    expect((await api.call(api.admin.works.remove, { as: 'admin', params: { id: work._id } })).error.code).toBe(
      'in_use',
    );
  });

  test('is filtered and counted on the dashboard by the day in Seoul on which bidding ends', async () => {
    const { work } = await api.openLot();
    const { work: withdrawn } = await api.openLot();
    requireSuccess(await api.changeWork(api.admin.works.withdraw, withdrawn, { reason: '위탁자 요청' }));
    const foundOn = async (day: string) => {
      const query = { day, limit: 100 };
      const { works } = (await api.call(api.admin.works.list, { as: 'admin', query })).body;
      return works.map(({ _id }) => _id).filter((id) => id === work._id || id === withdrawn._id);
    };
    for (const end of ['2031-03-01T15:00:00.000Z', '2031-03-02T14:59:59.999Z']) {
      for (const lot of [work, withdrawn]) await api.endAt(lot, end);
      expect([await foundOn('2031-03-01'), await foundOn('2031-03-02')]).toEqual([[], [work._id]]);
    }
    expect((await api.call(api.admin.works.list, { as: 'admin', query: { day: 'today' } })).status).toBe(400);

    await api.endAt(work, new Date().toISOString());
    const today = formatDate(Date.now());
    const { total } = (await api.call(api.admin.works.list, { as: 'admin', query: { day: today } })).body;
    const { dashboard } = (await api.call(api.admin.dashboard.get, { as: 'admin' })).body;
    expect([await foundOn(today), dashboard.lotsClosing]).toEqual([[work._id], total]);
  });

  test('can be added and removed only before its programme opens', async () => {
    const { program, work } = await api.openLot();
    const body = { _program: program._id, _author: api.author._id, title: { ko: '늦은 작품' }, startPrice: 100_000 };
    const late = await api.call(api.admin.works.create, { as: 'admin', body: { ...body, lotNo: 99_999 } });
    expect(late.error.code).toBe('auction_fixed');
    expect((await change(work, { status: 'DRAFT' })).error.code).toBe('auction_fixed');
    expect((await change(work, { status: 'SCHEDULED' })).body.work.status).toBe('OPEN');
    const removed = await api.call(api.admin.works.remove, { as: 'admin', params: { id: work._id } });
    expect(removed.error.code).toBe('wrong_state');
  });

  test('of an auction whose id no database can store is refused, as one of an unknown auction', async () => {
    const create = (_program: string) =>
      api.call(api.admin.works.create, {
        as: 'admin',
        body: { _program, _author: api.author._id, title: { ko: '작품' }, lotNo: 99_997, startPrice: 100_000 },
      });
    const [unstorable, unknown] = [await create('\u0000'), await create('none')];
    expect([unstorable.status, unstorable.error.code]).toEqual([400, 'malformed']);
    expect(unknown.error.errors).toEqual([expect.objectContaining({ field: '_program', code: 'invalid' })]);
  });

  test('of a running auction is described anew, but keeps its number and its auction; after its end it keeps all', async () => {
    const { program, work } = await api.openLot();
    const [coming, unpublished] = [
      await api.makeProgram(),
      await api.makeProgram({ openAt: inMinutes(-60), published: false }),
    ];
    const codeOf = async (lot: { _id: string }, fields: object) => (await change(lot, fields)).error.code;
    const title = { ko: '고친 제목' };
    expect((await change(work, { title, startPrice: 200_000 })).body.work).toMatchObject({ title, status: 'OPEN' });
    expect(await codeOf(work, { lotNo: 99_998 })).toBe('auction_fixed');
    expect(await codeOf(work, { _program: coming._id })).toBe('auction_fixed');
    const other = await api.makeWork(coming);
    expect(await codeOf(other, { _program: program._id })).toBe('auction_fixed');
    expect((await change(other, { _program: unpublished._id, lotNo: 99_998 })).status).toBe(200);
    await api.bid(await api.bidder(program), work, 200_000);
    const { error } = await change(work, { startPrice: 100_000, _consignor: (await api.createMember())._id });
    expect(error.errors?.map(({ field }) => field)).toEqual(['startPrice', '_consignor']);
    await api.closeLot(work);
    expect(await codeOf(work, { title: { ko: '늦은 제목' } })).toBe('wrong_state');
  });

  test.each([
    ['a paragraph without its text', { type: 'DESC' }],
    ['a list without entries', { type: 'LIST', list: [] }],
    ['none, but a text all the same', { type: 'NULL', desc: { ko: '글' } }],
    ['a paragraph that is a list', { type: 'DESC', list: [{ ko: '하나' }] }],
  ])('refuses a classification that is %s', async (_, classification) => {
    const work = await api.makeWork(await api.makeProgram());
    const { status, error } = await change(work, { classification });
    expect([status, error.errors?.[0]?.field, error.errors?.[0]?.code]).toEqual([
      422,
      'classification',
      'classification',
    ]);
  });

  test.each([
    ['classification as a paragraph', { classification: { type: 'DESC', desc: { ko: '글' } } }, 200],
    ['classification as a list', { classification: { type: 'LIST', list: [{ ko: '하나' }, { ko: '둘' }] } }, 200],
    ['an estimate that is upside down', { estimateLow: 200_000, estimateHigh: 100_000 }, 422],
    ['a reserve below the start', { reservePrice: 50_000 }, 422],
    ['a start that is no multiple of its unit', { startPrice: 105_000 }, 422],
    ['an author who is not there', { _author: 'nobody' }, 422],
    ['a number that is taken', { lotNo: 1 }, 409],
  ])('%s', async (_, fields, status) => {
    const program = await api.makeProgram();
    await api.makeWork(program, { lotNo: 1 });
    expect((await change(await api.makeWork(program), fields)).status).toBe(status);
  });

  test('returns the current record for a stale version', async () => {
    const work = await api.makeWork(await api.makeProgram());
    await change(work, { title: { ko: '먼저' } });
    const body = { title: { ko: '나중' }, version: 0 };
    const late = await api.call(api.admin.works.update, { as: 'admin', params: { id: work._id }, body });
    expect(late.error).toMatchObject({ code: 'stale', current: { title: { ko: '먼저' } } });
  });
});

describe('B8: a void bid', () => {
  test('recomputes price and leader from the remaining bids, needs a reason and is audited', async () => {
    const { program, work } = await api.openLot();
    const [a, b, c] = [await api.bidder(program), await api.bidder(program), await api.bidder(program)];
    const { bid: first } = (await api.bid(a, work, 200_000, 'AUTO')).body;
    const { bid } = (await api.bid(b, work, 500_000, 'AUTO')).body;
    await api.bid(c, work, 300_000);
    expect(await api.row(work)).toMatchObject({ leader: b._id, currentPrice: 310_000 });
    const params = { id: bid._id };
    const getVersion = async (id: string) =>
      (await api.call(api.admin.bids.get, { as: 'admin', params: { id } })).body.bid.version;
    const [version, untouched] = [await getVersion(bid._id), await getVersion(first._id)];
    const setVoid = (reason: string) =>
      api.call(api.admin.bids.update, { as: 'admin', params, body: { status: 'VOID', reason, version } });
    expect((await setVoid('')).status).toBe(422);
    const { body } = await setVoid('본인 확인 실패');
    expect(body).toMatchObject({
      bid: { status: 'VOID', voided: { reason: '본인 확인 실패' } },
      work: { currentPrice: 300_000, leader: '103', bidCount: 2 },
    });
    expect((await setVoid('다시')).error.code).toBe('wrong_state');
    expect(await getVersion(first._id)).toBe(untouched);
    const history = (await api.as(null, contract.bids.list, { params: { work: work._id } })).body;
    expect(history.bids.map(({ alias, status }) => [alias, status])).toEqual([
      ['103', 'LEADING'],
      ['101', 'OUTBID'],
    ]);
    const { rows } = await api.pool.query('select reason from audit where target = $1', [bid._id]);
    expect(rows).toEqual([{ reason: '본인 확인 실패' }]);
    // The same member may bid again.
    expect((await api.bid(b, work, 400_000)).body.work.leader).toBe('102');
    const remove = { method: 'DELETE', path: `/api/console/auction/bids/${bid._id}` };
    const headers = { authorization: `Bearer ${await api.getToken('admin')}` };
    expect((await api.send({ ...remove, headers })).status).toBe(405);
  });

  test('is told its bidder as such, on the lot and among their bids, until they bid again', async () => {
    const { program, work } = await api.openLot();
    const [user, rival] = [await api.bidder(program), await api.bidder(program)];
    await api.bid(rival, work, 150_000);
    const { bid } = (await api.bid(user, work, 200_000)).body;
    const voidBid = async (_id: string) => {
      const params = { id: _id };
      const { version } = (await api.call(api.admin.bids.get, { as: 'admin', params })).body.bid;
      const body = { status: 'VOID' as const, reason: '본인 확인 실패', version };
      return api.call(api.admin.bids.update, { as: 'admin', params, body });
    };
    const listOwn = async () => (await api.as(user, contract.myBids.list, {})).body.bids;
    expect(await api.getWork(work, user)).toMatchObject({ bidVoided: false, mine: { leading: true } });
    await voidBid(bid._id);
    expect(await api.getWork(work, user)).toMatchObject({ bidVoided: true, mine: null });
    expect(await api.getWork(work, rival)).toMatchObject({ bidVoided: false, mine: { leading: true } });
    expect(await listOwn()).toMatchObject([{ standing: 'VOID', max: 200_000, type: 'DIRECT' }]);
    expect((await api.as(user, contract.myBids.list, { query: { standing: 'OUTBID' } })).body.bids).toEqual([]);

    await api.bid(user, work, 300_000);
    expect(await api.getWork(work, user)).toMatchObject({ bidVoided: false, mine: { leading: true } });
    expect(await listOwn()).toMatchObject([{ standing: 'LEADING', max: 300_000 }]);
  });

  test('needs the version that was seen: not after a raise, nor once it is outbid', async () => {
    const { program, work } = await api.openLot();
    const [user, rival] = [await api.bidder(program), await api.bidder(program)];
    const { bid } = (await api.bid(user, work, 200_000, 'AUTO')).body;
    const params = { id: bid._id };
    const getVersion = async () => (await api.call(api.admin.bids.get, { as: 'admin', params })).body.bid.version;
    const setVoid = (version: number) =>
      api.call(api.admin.bids.update, { as: 'admin', params, body: { status: 'VOID', reason: '오류', version } });
    const seen = await getVersion();
    const raise = { params: { work: work._id, id: bid._id }, body: { amount: 300_000 } };
    expect((await api.as(user, contract.bids.update, raise)).status).toBe(200);
    expect((await setVoid(seen)).error).toMatchObject({ code: 'stale', current: { max: 300_000 } });
    const raised = await getVersion();
    await api.bid(rival, work, 400_000);
    expect((await setVoid(raised)).error.code).toBe('stale');
    expect((await setVoid(await getVersion())).status).toBe(200);
    expect(await api.getWork(work)).toMatchObject({ leader: '102', bidCount: 1 });
  });

  test('of the only bidder resets the lot', async () => {
    const { program, work } = await api.openLot();
    const { bid } = (await api.bid(await api.bidder(program), work, 200_000, 'AUTO')).body;
    const body = { status: 'VOID' as const, reason: '오류', version: 0 };
    await api.call(api.admin.bids.update, { as: 'admin', params: { id: bid._id }, body });
    expect(await api.getWork(work)).toMatchObject({ currentPrice: null, leader: null, bidCount: 0, minNext: 100_000 });
  });
});

describe('a programme', () => {
  test('keeps its times and increments once it is open', async () => {
    const { program } = await api.openLot();
    const put = async (fields: object) => {
      const { body } = await api.call(api.admin.programs.get, { as: 'admin', params: { id: program._id } });
      const sent = { ...fields, version: body.program.version };
      return api.call(api.admin.programs.update, { as: 'admin', params: { id: program._id }, body: sent });
    };
    for (const fields of [{ closeAt: inMinutes(999) }, { increments: [{ from: 0, step: 5 }] }, { published: false }])
      expect((await put(fields)).error.code).toBe('auction_fixed');
    expect((await put({ title: { ko: '새 이름' } })).status).toBe(200);
  });

  test.each([
    ['bands that do not begin at 0', { increments: [{ from: 10, step: 5 }] }],
    [
      'bands that do not ascend',
      {
        increments: [
          { from: 0, step: 5 },
          { from: 0, step: 9 },
        ],
      },
    ],
    ['a step of nothing', { increments: [{ from: 0, step: 0 }] }],
    ['fees that end somewhere', { premium: [{ upTo: 100, rate: 5 }] }],
    ['an end before the opening', { openAt: inMinutes(60), closeAt: inMinutes(59) }],
    ['a hall that is not there', { hall: 'nowhere' }],
  ])('refuses %s', async (_, fields) => {
    await expect(api.makeProgram(fields)).rejects.toThrow('invalid');
  });

  test('has the status of the current time', async () => {
    const hidden = await api.makeProgram({ published: false });
    const coming = await api.makeProgram({ previewFrom: inMinutes(10) });
    const previewed = await api.makeProgram({ previewFrom: inMinutes(-10) });
    const { program: open } = await api.openLot();
    const { body } = await api.as(null, contract.programs.list, { query: { limit: '100' } });
    const getStatus = ({ _id }: { _id: string }) => body.programs.find((program) => program._id === _id)?.status;
    expect([hidden, coming, previewed, open].map(getStatus)).toEqual([undefined, 'SCHEDULED', 'PREVIEW', 'OPEN']);
    for (const status of ['SCHEDULED', 'PREVIEW', 'OPEN', 'CLOSED']) {
      const some = await api.as(null, contract.programs.list, { query: { status, limit: '100' } });
      expect(some.body.programs.every((program) => program.status === status)).toBe(true);
    }
    expect((await api.as(null, contract.programs.get, { params: { id: open.code } })).body.program._id).toBe(open._id);
    const hall = await api.as(null, contract.halls.get, { params: { hall: 'threshold' } });
    expect(hall.body).toMatchObject({ hall: { code: 'threshold' }, total: expect.any(Number) });
    expect((await api.as(null, contract.halls.get, { params: { hall: 'nowhere' } })).status).toBe(404);
  });
});

describe('files of the auction', () => {
  const upload = async (fields: Record<string, string>, file: string | Upload) => {
    const { status, body } = await api.call(contract.console.auctionFiles.create, {
      as: 'admin',
      file: typeof file === 'string' ? await createPicture(file) : file,
      fields,
    });
    return { status, file: body.file };
  };

  test('are addressed by index: replace, reorder, delete; index 0 is the thumbnail', async () => {
    const program = await api.makeProgram();
    const work = await api.makeWork(program);
    const of = { _program: program._id, _work: work._id };
    const first = await upload({ ...of, index: '0' }, 'teal');
    expect(first.status).toBe(201);
    const second = await upload({ ...of, index: '1' }, 'red');
    expect((await upload({ ...of, index: '5' }, 'red')).status).toBe(422);
    expect((await upload({ ...of, index: 'x' }, 'red')).status).toBe(422);
    expect((await upload({ index: '0' }, 'red')).status).toBe(422);
    const replaced = await upload({ ...of, index: '0' }, 'blue');
    expect((await api.getWork(work)).images.map(({ _id }) => _id)).toEqual([replaced.file._id, second.file._id]);
    const order = (files: string[]) => api.changeWork(api.admin.works.reorder, work, { files });
    expect((await order([second.file._id])).error.code).toBe('order_mismatch');
    expect((await order([second.file._id, replaced.file._id])).status).toBe(200);
    expect((await api.getWork(work)).thumb?._id).toBe(second.file.file._id);
    const remove = { as: 'admin' as const, params: { id: second.file._id } };
    expect((await api.call(api.admin.auctionFiles.remove, remove)).status).toBe(204);
    expect((await api.getWork(work)).images).toMatchObject([{ _id: replaced.file._id, index: 0 }]);
    await upload({ _program: program._id, index: '0' }, 'green');
    const { body } = await api.as(null, contract.programs.get, { params: { id: program._id } });
    expect(body.program.files).toHaveLength(1);
    expect(body.program.thumb).not.toBeNull();
  });

  test('are pictures or else catalogues, and a document is no picture', async () => {
    const of = { _program: (await api.makeProgram())._id, index: '0' };
    const document = { name: 'catalogue.pdf', mime: 'application/pdf', bytes: '%PDF-1.7' };
    expect((await upload({ ...of, kind: 'IMAGE' }, document)).status).toBe(422);
    expect((await upload(of, document)).file.kind).toBe('CATALOGUE');
  });
});
