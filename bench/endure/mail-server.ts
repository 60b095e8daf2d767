import { createServer, type Server, type Socket } from 'node:net';

/** A mail server that accepts everything and remembers each Message-ID with how often it arrived (RFC 5321). */
export const createMailServer = (port: number) => {
  const arrivals = new Map<string, number>();
  const sockets = new Set<Socket>();
  let server: Server | null = null;

  const serve = (socket: Socket) => {
    sockets.add(socket);
    socket.setEncoding('utf8').on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    let rest = '';
    let isData = false;
    const answer = (line: string) => {
      if (isData) {
        const id = /^Message-ID: <([^@>]+)/im.exec(line)?.[1];
        if (id) arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
        if (line !== '.') return;
        isData = false;
        socket.write('250 OK\r\n');
        return;
      }
      isData = /^DATA/i.test(line);
      if (/^QUIT/i.test(line)) socket.end('221 Bye\r\n');
      else socket.write(isData ? '354 Go on\r\n' : '250 OK\r\n');
    };
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) answer(line);
    });
    socket.write('220 endure\r\n');
  };

  return {
    arrivals,
    start: () =>
      new Promise<void>((resolve) => {
        server = createServer(serve).listen(port, '127.0.0.1', resolve);
      }),
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server?.close();
    },
  };
};

export type MailServer = ReturnType<typeof createMailServer>;
