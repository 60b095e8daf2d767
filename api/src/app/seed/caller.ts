import { randomBytes } from 'node:crypto';

interface Upload {
  part: string;
  /** For pictures without the extension. */
  name: string;
  bytes: Buffer;
  /** Default: `image/png`. */
  mime?: string;
  /** Additional text fields. */
  fields?: Record<string, string>;
}

const buildMultipart = ({ part, name, bytes, mime, fields = {} }: Upload) => {
  const boundary = `portico${randomBytes(12).toString('hex')}`;
  const fieldParts = Object.entries(fields).map(
    ([key, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const head = `${fieldParts.join('')}--${boundary}\r\ncontent-disposition: form-data; name="${part}"; filename="${mime ? name : `${name}.png`}"\r\ncontent-type: ${mime ?? 'image/png'}\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
};

/** The part of a Fastify server that the seed uses. */
export interface Injectable {
  inject: (request: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    url: string;
    headers: Record<string, string>;
    payload?: object;
  }) => Promise<{ statusCode: number; body: string; json: <T>() => T }>;
}

/** Calls the routes below `base` with an access token, in process. Throws on a status of 400 or more. */
export const createCaller = (app: Injectable, accessToken: string, base: '/api/console' | '/api/v1') => {
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
    upload: <T>(path: string, file: Upload) => call<T>('POST', path, buildMultipart(file)),
  };
};

export type Caller = ReturnType<typeof createCaller>;
export type Console = Caller;

export const createConsole = (app: Injectable, accessToken: string): Console =>
  createCaller(app, accessToken, '/api/console');
