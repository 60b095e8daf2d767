import { Agent, request } from 'undici';
import { lowerPriority } from '../lower-priority';

// Readers who ask for pages of the shop that nobody asked for before, one after the other.
lowerPriority();
const [, , product, readers] = process.argv;
const dispatcher = new Agent({ connections: Number(readers) });
let pages = 0;

const read = async (reader: number) => {
  for (;;) {
    const { body } = await request(`${product}/shop?q=${reader}-${pages}-${Date.now()}`, {
      dispatcher,
      headers: { 'accept-encoding': 'br', 'accept-language': 'ko' },
    });
    await body.dump({ limit: 10_000_000 });
    pages += 1;
  }
};
process.on('message', () => {
  process.send?.(pages);
  process.disconnect();
});
const reading = Array.from({ length: Number(readers) }, (_, reader) => read(reader));
process.once('disconnect', () => process.exit());
await Promise.race(reading);
