// Reads pages one after another, as somebody who notices nothing of the attack; answers any message with the times (ms).
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const pages = ['/', '/auction/programs'];
const pauseMs = 50;
const times = [];
let isOver = false;

parentPort.once('message', () => {
  isOver = true;
});
for (let n = 0; !isOver; n += 1) {
  const startedAt = performance.now();
  const response = await fetch(workerData.site + pages[n % pages.length], { signal: AbortSignal.timeout(60_000) });
  await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  times.push(performance.now() - startedAt);
  await delay(pauseMs);
}
parentPort.postMessage(times);
