import { throwApiError } from '../../platform/http/errors';

interface HumanSignals {
  renderedAt: string;
  website?: string | undefined;
}

const FASTEST_MS = 3000;

/**
 * Throws `not_human` when the honeypot field is filled or the form was submitted faster than a person could. A client
 * clock that is ahead is ignored.
 */
export const assertHuman = ({ renderedAt, website }: HumanSignals) => {
  const elapsedMs = Date.now() - Date.parse(renderedAt);
  if (website || (elapsedMs >= 0 && elapsedMs < FASTEST_MS)) throwApiError('not_human');
};
