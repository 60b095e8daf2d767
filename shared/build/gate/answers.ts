import { ApiFailure } from 'shared/client';
import type { Language } from 'shared/i18n';

/** An API as a visitor reads it. */
export interface Answers {
  /** Such as `with empty answers`. */
  title: string;
  /** A page without its record is worth a line. */
  hasRecords: boolean;
  /** Reads an address that begins with `/api`. Rejects with an `ApiFailure`. */
  read: (address: string, language: Language) => Promise<unknown>;
}

export const createNotFound = () => new ApiFailure(404, 'not_found', 'There is no such record');
