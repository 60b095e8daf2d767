import axios, { type AxiosRequestConfig } from 'axios';
import { failureOf } from './failure';

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

/** Rejects with an ApiFailure where the API refuses, and where no answer comes. */
export const send = async (
  { method, url, headers, body, blob, signal, onProgress }: Asked,
  through: AxiosRequestConfig = {},
): Promise<Answered> => {
  try {
    const answer = await axios.request<unknown>({
      method,
      url,
      headers,
      data: body,
      responseType: blob ? 'blob' : 'json',
      ...(signal && { signal }),
      ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
      ...through,
    });
    return { data: answer.data, header: (name) => answer.headers[name] ?? null };
  } catch (cause) {
    throw await failureOf(cause);
  }
};
