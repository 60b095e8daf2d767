import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

interface Upload {
  part: string;
  /** Without its extension where it is a picture. */
  name: string;
  bytes: Buffer;
  /** `image/png` where none is said. */
  mime?: string;
}

const multipart = ({ part, name, bytes, mime }: Upload) => {
  const boundary = `portico${randomBytes(12).toString('hex')}`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${part}"; filename="${mime ? name : `${name}.png`}"\r\ncontent-type: ${mime ?? 'image/png'}\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
};

/** The routes below `base` as somebody calls them, without a network between. */
export const createCaller = (app: FastifyInstance, accessToken: string, base: '/api/console' | '/api/v1') => {
  const call = async <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, content: object = {}): Promise<T> => {
    const { headers = {}, ...rest } = content as { headers?: Record<string, string> };
    const authorization = `Bearer ${accessToken}`;
    const answer = await app.inject({
      method,
      url: `${base}${path}`,
      headers: { authorization, ...headers },
      ...rest,
    });
    if (answer.statusCode >= 400)
      throw new Error(`Seed: ${method} ${path} answered ${answer.statusCode}: ${answer.body}`);
    return answer.body ? answer.json<T>() : (undefined as T);
  };

  return {
    get: <T>(path: string) => call<T>('GET', path),
    post: <T>(path: string, payload: object) => call<T>('POST', path, { payload }),
    put: <T>(path: string, payload: object) => call<T>('PUT', path, { payload }),
    remove: (path: string) => call<undefined>('DELETE', path),
    upload: <T>(path: string, file: Upload) => call<T>('POST', path, multipart(file)),
  };
};

export type Caller = ReturnType<typeof createCaller>;
export type Console = Caller;

export const createConsole = (app: FastifyInstance, accessToken: string): Console =>
  createCaller(app, accessToken, '/api/console');
