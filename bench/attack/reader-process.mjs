// Reads pages one after another between `start` and `stop`, as somebody who notices nothing of the attack; answers `stop`
// with the times (ms).
import { setTimeout as delay } from 'node:timers/promises';

const [, , site] = process.argv;
const pages = ['/', '/auction/programs'];
const pauseMs = 50;
/** Null while nobody reads. */
let times = null;

process.once('disconnect', () => process.exit());
process.on('message', (message) => {
  if (message === 'start') {
    times = [];
    return;
  }
  process.send(times);
  times = null;
});
for (let n = 0; ; n += 1) {
  await delay(pauseMs);
  if (!times) continue;
  const current = times;
  const startedAt = performance.now();
  const response = await fetch(site + pages[n % pages.length], { signal: AbortSignal.timeout(60_000) });
  await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  current.push(performance.now() - startedAt);
}
