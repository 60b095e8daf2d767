import { HttpError } from 'react-admin';
import { ApiFailure } from 'shared/client';
import { networkMessage } from './i18n';

export interface Nested {
  [key: string]: string | Nested;
}

/** `subject.ko` and `images.0.alt.ko` as the tree that forms understand. */
export const nested = (errors: readonly { field: string; message: string }[]): Nested => {
  const tree: Nested = {};
  for (const { field, message } of errors) {
    const path = field.split('.');
    let branch = tree;
    for (const key of path.slice(0, -1)) {
      const next = branch[key];
      branch = branch[key] = typeof next === 'object' ? next : {};
    }
    branch[path.at(-1) as string] ??= message;
  }
  return tree;
};

/**
 * A refusal as react-admin reads it. There is always at least one error, because a form without any counts as
 * saved, and would then let what was typed be left behind unasked. `inputOf` names the input of an error where a
 * form shows a field otherwise than the API does.
 */
export const refusal = (failure: ApiFailure, inputOf = ({ field }: { field: string }) => field): HttpError => {
  const body = (failure.body ?? {}) as object;
  const message = failure.code === 'network' ? networkMessage() : failure.message;
  const errors = failure.errors.length
    ? nested(failure.errors.map((error) => ({ ...error, field: inputOf(error) })))
    : { root: { serverError: message } };
  return new HttpError(message, failure.status, { ...body, code: failure.code, errors });
};

export const refused = (cause: unknown) => (cause instanceof ApiFailure ? refusal(cause) : cause);

/** Of a reading there is nothing typed to speak of. */
export const unread = (cause: unknown) =>
  cause instanceof ApiFailure && cause.code === 'network'
    ? new HttpError(networkMessage('unread'), cause.status)
    : refused(cause);
