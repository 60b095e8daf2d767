import fastify from 'fastify';
import pg from 'pg';
import { createPlainHandlers } from './queries';

const handlers = createPlainHandlers(new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 }));
const app = fastify();
type List = { Querystring: { page: string; limit: string } };
app.get<List>('/list', ({ query: { page, limit } }) => handlers.list(Number(page), Number(limit)));
app.get<{ Params: { id: string } }>('/detail/:id', ({ params }) => handlers.detail(params.id));
app.post<{ Body: Parameters<typeof handlers.create>[0] }>('/create', async ({ body }, reply) =>
  reply.code(201).send(await handlers.create(body)),
);
app.get('/cpu', async () => process.cpuUsage());
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.send?.('ready');
