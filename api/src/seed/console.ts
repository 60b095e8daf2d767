import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

interface Picture {
  part: string;
  name: string;
  bytes: Buffer;
}

const multipart = ({ part, name, bytes }: Picture) => {
  const boundary = `portico${randomBytes(12).toString('hex')}`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${part}"; filename="${name}.png"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
};

/** The console's routes as an administrator calls them, without a network between. */
export const createConsole = (app: FastifyInstance, accessToken: string) => {
  const call = async <T>(method: 'GET' | 'POST' | 'PUT', path: string, content: object = {}): Promise<T> => {
    const { headers = {}, ...rest } = content as { headers?: Record<string, string> };
    const authorization = `Bearer ${accessToken}`;
    const answer = await app.inject({
      method,
      url: `/api/console${path}`,
      headers: { authorization, ...headers },
      ...rest,
    });
    if (answer.statusCode >= 400)
      throw new Error(`Seed: ${method} ${path} answered ${answer.statusCode}: ${answer.body}`);
    return answer.json<T>();
  };

  return {
    get: <T>(path: string) => call<T>('GET', path),
    post: <T>(path: string, payload: object) => call<T>('POST', path, { payload }),
    put: <T>(path: string, payload: object) => call<T>('PUT', path, { payload }),
    upload: <T>(path: string, picture: Picture) => call<T>('POST', path, multipart(picture)),
  };
};

export type Console = ReturnType<typeof createConsole>;
