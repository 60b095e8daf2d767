import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** How a connection is cut: `reset` ends what is open, `silent` lets nothing through and says so to nobody. */
export type Cut = 'reset' | 'silent';

/** A TCP proxy on a free port of this machine, which can be cut. */
export const startTcpProxy = async (targetPort: number) => {
  const pairs = new Set<[Socket, Socket]>();
  let cut: Cut | null = null;
  const server = createServer((client) => {
    if (cut === 'reset') return client.destroy();
    const upstream = connect(targetPort, '127.0.0.1');
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    if (cut === 'silent') return client.pause();
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const endAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: (kind: Cut) => {
      cut = kind;
      if (kind === 'reset') return endAll();
      for (const [client, upstream] of pairs) {
        client.unpipe(upstream).pause();
        upstream.unpipe(client).pause();
      }
    },
    /** What was open while nothing got through is ended: its bytes are lost. */
    join: () => {
      cut = null;
      endAll();
    },
    stop: () => {
      endAll();
      server.close();
    },
  };
};

export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>;
