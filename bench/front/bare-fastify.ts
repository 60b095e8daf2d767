import fastify from 'fastify';

/** A page as it went out, for a server that does nothing but send it. */
export interface BarePage {
  path: string;
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

const app = fastify();

process.once('message', async (pages: BarePage[]) => {
  for (const { path, headers, body } of pages) {
    const content = Buffer.from(body, 'base64');
    // The router compares addresses as they are read.
    app.get(decodeURI(path), (_request, reply) => reply.headers(headers).send(content));
  }
  process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
});
