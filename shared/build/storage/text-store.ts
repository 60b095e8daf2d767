/** A text, and a tag that changes with it. */
export interface StoredText {
  text: string;
  tag: string;
}

/** Storage of one text. */
export interface TextStore {
  /** Null if there is none yet; `cached` itself if it has not changed. */
  read: (cached?: StoredText | null) => Promise<StoredText | null>;
  /** Resolves with false if the text was changed after `previous` was read. */
  replace: (text: string, previous: StoredText | null) => Promise<boolean>;
}
