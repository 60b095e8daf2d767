export interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Progress of the upload, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** The arguments of a call. */
export interface CallArguments {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  fields?: Record<string, unknown>;
  file?: Blob;
}

export interface RouteCall {
  /** The route's name, such as `['boards', 'list']`. */
  name: string[];
  args: CallArguments;
  options: CallOptions;
}
