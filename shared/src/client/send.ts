import { ApiFailure, failureIn } from './failure';

/** One request to the API. */
export interface Asked {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData | undefined;
  /** The answer is a file. */
  blob?: boolean;
  signal?: AbortSignal | undefined;
  /** 0 to 1 of the upload. */
  onProgress?: ((share: number) => void) | undefined;
}

export interface Answered {
  data: unknown;
  header: (name: string) => string | null;
}

/** As much of an answer as is read here, whoever fetched it. */
interface Raw {
  ok: boolean;
  status: number;
  headers: { get: (name: string) => string | null };
  text: () => Promise<string>;
  blob: () => Promise<unknown>;
}

export type Fetch = (url: string, options: Omit<Asked, 'url' | 'blob' | 'onProgress'>) => Promise<Raw>;

/** Only such a request tells how much of its body has gone. */
const upload = ({ url, method, headers, body, signal, onProgress }: Asked) =>
  new Promise<Raw>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onload = () => {
      const { status, responseText } = request;
      resolve({
        ok: status >= 200 && status < 300,
        status,
        headers: { get: (name) => request.getResponseHeader(name) },
        text: async () => responseText,
        blob: async () => new Blob([responseText]),
      });
    };
    const fail = () => reject(new TypeError('Failed to send'));
    request.onerror = fail;
    request.onabort = fail;
    signal?.addEventListener('abort', () => request.abort());
    request.send(body);
  });

const parse = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

/** Rejects with an ApiFailure where the API refuses, and where no answer comes. */
export const send = async (asked: Asked, through: Fetch = fetch): Promise<Answered> => {
  const { url, blob, onProgress, ...options } = asked;
  try {
    const answer = await (onProgress ? upload(asked) : through(url, options));
    if (!answer.ok) throw failureIn(answer.status, await answer.text());
    const data = blob ? await answer.blob() : parse(await answer.text());
    return { data, header: (name) => answer.headers.get(name) };
  } catch (cause) {
    throw cause instanceof ApiFailure ? cause : new ApiFailure(0, 'network', String(cause));
  }
};
