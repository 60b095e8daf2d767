import express from 'express';
import pg from 'pg';
import { createPlainHandlers } from './queries';

const handlers = createPlainHandlers(new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 }));
const app = express();
app.use(express.json());
app.get('/list', async ({ query: { page, limit } }, response) => {
  response.json(await handlers.list(Number(page), Number(limit)));
});
app.get('/detail/:id', async ({ params }, response) => {
  response.json(await handlers.detail(params.id));
});
app.post('/create', async ({ body }, response) => {
  response.status(201).json(await handlers.create(body));
});
app.get('/cpu', (_, response) => {
  response.json(process.cpuUsage());
});
app.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
