import axios from 'axios';
import { failureOf } from './failure';

/** A request to the API. */
export interface ApiRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData | undefined;
  /** The response is a file. */
  blob?: boolean;
  signal?: AbortSignal | undefined;
  /** Progress of the upload, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

export interface ApiResponse {
  data: unknown;
  header: (name: string) => string | null;
}

/** Sends a request with axios. Rejects with an `ApiFailure` if the API returns an error or does not respond. */
export const send = async ({
  method,
  url,
  headers,
  body,
  blob,
  signal,
  onProgress,
}: ApiRequest): Promise<ApiResponse> => {
  try {
    const response = await axios.request<unknown>({
      method,
      url,
      headers,
      data: body,
      responseType: blob ? 'blob' : 'json',
      ...(signal && { signal }),
      ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
    });
    return { data: response.data, header: (name) => response.headers[name] ?? null };
  } catch (cause) {
    throw await failureOf(cause);
  }
};
