/** Where to go after signing in: a path of this site, never another one's (`//host`, `/\host`). */
export const ownPath = (next: string | null, otherwise: string) =>
  next && /^\/(?![/\\])/.test(next) ? next : otherwise;
