import { setTimeout as delay } from 'node:timers/promises';

export interface ReceivedEvent {
  id: string;
  event: string;
  data: Record<string, unknown>;
}

/** Opens an event stream as a page does, with the events that it has received; `ended` resolves when it ends. */
export const listenToEvents = async (url: string, headers: Record<string, string> = {}) => {
  const controller = new AbortController();
  const answer = await fetch(url, { headers, signal: controller.signal });
  const events: ReceivedEvent[] = [];
  const read = async () => {
    let text = '';
    for await (const bytes of answer.body ?? []) {
      text += new TextDecoder().decode(bytes);
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
        if (field('event')) events.push({ id: field('id'), event: field('event'), data: JSON.parse(field('data')) });
      }
    }
  };
  const ended = read().catch(() => undefined);
  /** Waits for the first event that matches, at most twenty seconds. */
  const find = async (matches: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent> => {
    for (let tries = 0; tries < 1000; tries += 1) {
      const found = events.find(matches);
      if (found) return found;
      await delay(20);
    }
    throw new Error(`Not received: ${JSON.stringify(events)}`);
  };
  return { status: answer.status, events, find, ended, close: () => controller.abort() };
};
