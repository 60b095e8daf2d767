import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { getRequestedPort, requirePort } from './ports';

let holder: Server | undefined;
afterEach(() => {
  holder?.close();
  holder = undefined;
  delete process.env.PORT;
});

const occupyPort = async (host: string) => {
  holder = createServer().listen(0, host);
  await once(holder, 'listening');
  return (holder.address() as AddressInfo).port;
};

test('a port that another program holds is named in one line, with one that is free', async () => {
  const port = await occupyPort('127.0.0.1');
  process.env.PORT = String(port);
  const message = await getRequestedPort().catch((error: Error) => error.message);
  const [, other] =
    /^Port \d+ is in use: end the program that holds it, or choose another port, such as PORT=(\d+)\.$/.exec(
      String(message),
    ) ?? [];
  expect(message).toContain(`Port ${port} `);
  await requirePort(Number(other), String);
});

test('a port is waited for while the program that holds it ends', async () => {
  const port = await occupyPort('0.0.0.0');
  process.env.PORT = String(port);
  const requested = getRequestedPort();
  holder?.close();
  expect(await requested).toBe(port);
});

test('what is no port number is refused with the numbers that are', async () => {
  for (const text of ['0', '80000', 'three']) {
    process.env.PORT = text;
    await expect(getRequestedPort()).rejects.toThrow(`PORT=${text} is not a port number: choose one from 1 to 65535`);
  }
});
