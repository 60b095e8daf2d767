/** Pages beside each other, and how old one may be (ms): what depends on the clock alone has no version. */
const most = 300;
const ageMs = 10 * 60_000;

export interface Kept<T> {
  /** The API named the number of its last change of content in an answer. */
  saw: (version: number) => void;
  /** `version`: the oldest number among the answers that the value was made of. */
  keep: (key: string, version: number, value: T) => void;
  /** Null where nothing is kept, or where the content has changed since. */
  find: (key: string) => T | null;
}

/** What was last made for each page, for the moment when the API or the processor is too busy to make it anew. */
export const createKept = <T>(now = Date.now): Kept<T> => {
  const pages = new Map<string, { version: number; at: number; value: T }>();
  let newest = 0;
  return {
    saw: (version) => {
      newest = Math.max(newest, version);
    },
    keep: (key, version, value) => {
      pages.delete(key);
      pages.set(key, { version, at: now(), value });
      const [eldest] = pages.keys();
      if (pages.size > most && eldest !== undefined) pages.delete(eldest);
    },
    find: (key) => {
      const page = pages.get(key);
      return page && page.version >= newest && now() - page.at < ageMs ? page.value : null;
    },
  };
};
