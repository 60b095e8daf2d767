import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Starts a way to the product that can be cut; the engines do not all have a switch for it. */
export const startConnection = async (product: string) => {
  const { hostname, port: productPort } = new URL(product);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(productPort), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.on('error', () => one.destroy());
      one.pipe(other);
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restore: () => listen(port),
  };
};
