import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { newId } from '../../platform/database/columns';
import { setUp } from '../../platform/testing';
import { expectError, startFair } from '../matchings/testing';
import { addBuffer, holdResources, releaseHolds, toPersonResource, toTableResource } from './holds';

const api = await setUp(startFair());

const origin = Date.parse('2031-03-01T00:00:00Z');
const moment = (minute: number) => new Date(origin + minute * 60_000).toISOString();

/** A matching without holds, for holds to refer to. */
const blank = async () => {
  const { _id } = await api.createRequest(await api.newSeller(), await api.newBuyer(), [api.slot(0)]);
  return _id;
};

const steps = fc.array(
  fc.record({
    release: fc.boolean(),
    people: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 2, maxLength: 2 }),
    table: fc.constantFrom(1, 2),
    start: fc.integer({ min: 0, max: 16 }).map((at) => at * 15),
    minutes: fc.constantFrom(15, 30, 45),
    buffer: fc.constantFrom(0, 10),
  }),
  { minLength: 1, maxLength: 14 },
);

test('M17: holds of one person or table never overlap in any order of bookings and releases; adjacent ones are allowed', async () => {
  const matching = await blank();
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const run = newId();
      for (const step of all) {
        if (step.release) {
          await releaseHolds(api.db, matching);
          continue;
        }
        const resources = [
          ...step.people.map((one) => toPersonResource(`${run}${one}`)),
          toTableResource(run, step.table),
        ];
        const booking = {
          _fair: api.fair._id,
          _matching: matching,
          start: moment(step.start),
          end: moment(step.start + step.minutes),
          bufferMinutes: step.buffer,
        };
        await api.db
          .transaction(async (tx) => {
            const taken = await holdResources(tx, resources, booking);
            if (taken.length > 0) throw new Error('taken');
          })
          .catch((cause: Error) => expect(cause.message).toBe('taken'));
      }
      const held = (await api.holds()).filter(({ resource }) => resource.includes(run));
      const { rows } = await api.pool.query<{ clashes: number }>(
        `select count(*)::int as clashes from slot_holds a join slot_holds b
           on a.resource = b.resource and a._id < b._id and a.from_at < b.until_at and b.from_at < a.until_at`,
      );
      expect(rows[0]?.clashes).toBe(0);
      // Two people and a table, or nothing: a refused booking is rolled back completely.
      expect(held.length % 3).toBe(0);
      await releaseHolds(api.db, matching);
    }),
    { numRuns: 40 },
  );
}, 60_000);

test('M17: the break of the fair lies between two meetings, and adjacent slots do not conflict', async () => {
  const matching = await blank();
  const at = (start: number, bufferMinutes: number) =>
    holdResources(api.db, [toPersonResource('x')], {
      _fair: api.fair._id,
      _matching: matching,
      start: moment(start),
      end: moment(start + 30),
      bufferMinutes,
    });
  expect(await at(0, 0)).toEqual([]);
  expect(await at(30, 0)).toEqual([]);
  expect(await at(60, 20)).toEqual(['user:x']);
  expect(await at(90, 20)).toEqual([]);
  expect(addBuffer({ start: moment(0), end: moment(30) }, 20)).toEqual({ from: moment(-10), until: moment(40) });
});

test('M17: holds of a person apply across fairs', async () => {
  const of = await api.makeFair();
  const { seller, buyer } = await api.newPair();
  const other = await api.newSeller(of);
  await api.join(buyer, { of });
  await api.createMeeting(seller, buyer, api.slot(0));
  expectError(await api.request(other, buyer, [api.slot(0)], { _fair: of._id }), 409, 'slot_taken');
});
