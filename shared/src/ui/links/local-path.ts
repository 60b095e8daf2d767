/** `next` if it is a path of this site; `fallback` for other addresses, including `//host` and `/\host`. */
export const toLocalPath = (next: string | null, fallback: string) =>
  next && /^\/(?![/\\])/.test(next) ? next : fallback;
