import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createTabs } from './tabs';

const tab = { top: null as unknown as Window };
Object.assign(tab, { top: tab });
const frame = { top: {} as Window };

const open: BroadcastChannel[] = [];
/** Another tab. */
const openChannel = () => {
  const channel = new BroadcastChannel('portico.auth');
  open.push(channel);
  return channel;
};
const { BroadcastChannel: NodeChannel } = globalThis;
beforeEach(() => {
  Object.assign(globalThis, {
    localStorage: { getItem: () => '1' },
    // Those of the tested tabs are closed too, or the process would not end.
    BroadcastChannel: class extends NodeChannel {
      constructor(name: string) {
        super(name);
        open.push(this);
      }
    },
  });
});
afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
  Object.assign(globalThis, { BroadcastChannel: NodeChannel });
});

const tokens = { accessToken: 'a', refreshToken: 'r' };
const others = { accessToken: 'x', refreshToken: 'x' };

/** Answers questions with messages made of their name. */
const answer = (channel: BroadcastChannel, createMessages: (request: number) => object[]) => {
  channel.onmessage = (event) => {
    const { request } = (event as MessageEvent<{ request: number }>).data;
    for (const message of createMessages(request)) channel.postMessage(message);
  };
};

test('a new tab receives the tokens of another one, and only those meant for it', async () => {
  answer(openChannel(), (request) => [
    { response: request + 1, tokens: others },
    { response: request, tokens },
  ]);
  expect(await createTabs(tab).requestTokens()).toEqual(tokens);
});

test('tokens that are not accepted are passed over', async () => {
  answer(openChannel(), (request) => [
    { response: request, tokens: others },
    { response: request, tokens },
  ]);
  expect(await createTabs(tab).requestTokens(({ accessToken }) => accessToken === 'a')).toEqual(tokens);
});

test('when nobody answers, there are none', async () => {
  expect(await createTabs(tab).requestTokens()).toBeNull();
});

test('where no tab can be signed in, nobody is asked', () => {
  Object.assign(globalThis, { localStorage: { getItem: () => null } });
  expect(createTabs(tab).requestTokens()).toBeNull();
});

test('a frame neither asks nor hears', async () => {
  const { requestTokens, onMessage } = createTabs(frame);
  expect(requestTokens()).toBeNull();
  const heard = jest.fn();
  onMessage(heard);
  const [sender, receiver] = [openChannel(), openChannel()];
  const arrived = new Promise((resolve) => {
    receiver.onmessage = resolve;
  });
  sender.postMessage({ spent: 'r', tokens });
  await arrived;
  expect(heard).not.toHaveBeenCalled();
});
