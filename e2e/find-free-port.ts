import { type AddressInfo, createServer } from 'node:net';

/** A port of this machine that nobody uses. */
export const findFreePort = async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};
