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

const toForm = ({ part, name, bytes, mime, fields = {} }: Upload) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  const type = mime ?? 'image/png';
  form.append(part, new File([new Uint8Array(bytes)], mime ? name : `${name}.png`, { type }));
  return form;
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
  const headers = { authorization: `Bearer ${accessToken}` };
  const call = async <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<T> => {
    const answer = await app.inject({ method, url: `${base}${path}`, headers, ...(payload && { payload }) });
    if (answer.statusCode >= 400)
      throw new Error(`Seed: ${method} ${path} answered ${answer.statusCode}: ${answer.body}`);
    return answer.body ? answer.json<T>() : (undefined as T);
  };

  return {
    get: <T>(path: string) => call<T>('GET', path),
    post: <T>(path: string, payload: object) => call<T>('POST', path, payload),
    put: <T>(path: string, payload: object) => call<T>('PUT', path, payload),
    remove: (path: string) => call<undefined>('DELETE', path),
    upload: <T>(path: string, file: Upload) => call<T>('POST', path, toForm(file)),
  };
};

export type Caller = ReturnType<typeof createCaller>;
