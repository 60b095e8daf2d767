import { setTimeout as delay } from 'node:timers/promises';
import { median } from '../measure-visit';
import type { Attack, Target } from './attack';

const pairs = 200;
const maxDifference = 0.05;
/** In which the work after an answer ends, so that it slows down no other answer. */
const pauseMs = 350;

/** Whether the medians of two lists of times (ms) tell them apart. */
const tellsApart = (one: number[], other: number[]) => Math.abs(median(one) / median(other) - 1) > maxDifference;

const measure = async ({ client }: Target, target: string) => {
  const payload = { channel: 'EMAIL', target, purpose: 'RECOVERY' };
  const startedAt = performance.now();
  const { status, body } = await client.send({ method: 'POST', path: '/api/v1/users/certify', payload });
  return { ms: performance.now() - startedAt, shape: `${status} ${Object.keys(body).join()} ${body.certToken}` };
};

export const recoveryTiming: Attack = {
  name: 'recovery-timing',
  isTimed: true,
  control: async () => {
    const times = Array.from({ length: pairs }, (_, n) => 10 + (n % 7));
    return (
      tellsApart(
        times.map((ms) => ms * 1.06),
        times,
      ) &&
      !tellsApart(
        times.map((ms) => ms * 1.04),
        times,
      )
    );
  },
  run: async (target) => {
    const accounts = await target.db.copyAccount('member', pairs);
    // The first ones compile code.
    for (let n = 0; n < pairs; n += 1) await measure(target, `nobody-${n}@example.com`);
    const [known, unknown]: [number[], number[]] = [[], []];
    const shapes = new Set<string>();
    const asked = accounts.flatMap(({ email }, n) => [
      { address: email, times: known },
      { address: `unknown-${n}@example.com`, times: unknown },
    ]);
    // In random order, so that what changes with time changes both.
    const order = new Map(asked.map((each) => [each, target.roll()]));
    asked.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
    for (const { address, times } of asked) {
      const { ms, shape } = await measure(target, address);
      times.push(ms);
      shapes.add(shape);
      await delay(pauseMs);
    }
    const ratio = median(known) / median(unknown);
    const note = `p50 ${median(known).toFixed(2)} ms with an account, ${median(unknown).toFixed(2)} ms without (ratio ${ratio.toFixed(3)})`;
    const through = [
      ...(tellsApart(known, unknown) ? [`the time of the answer differs: ${note}`] : []),
      ...(shapes.size > 1 ? [`the answers differ: ${[...shapes].join(' | ')}`] : []),
    ];
    return { tries: 2 * pairs, through, notes: [note] };
  },
};
