import { Refusal } from './changes';
import { readAtMost } from './limited';
import type { RegistryStore } from './store';

const patienceMs = 5000;
const limitBytes = 8_000_000;

/** A registry that is read over HTTP and changed elsewhere. */
export const addressRegistry = (address: string): RegistryStore => ({
  title: address,
  read: async (known = null) => {
    const answer = await fetch(address, {
      headers: known ? { 'If-None-Match': known.tag } : {},
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (answer.status === 304) return known;
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    const text = new TextDecoder().decode(await readAtMost(answer, limitBytes));
    return text === known?.text ? known : { text, tag: answer.headers.get('etag') ?? '' };
  },
  replace: async () => {
    throw new Refusal(`${address} can only be read. Name the file or the bucket: --registry.`);
  },
});
