import { HttpError } from 'react-admin';
import { ApiFailure } from 'shared/client';
import { getNetworkMessage } from './i18n';

interface NestedErrors {
  [key: string]: string | NestedErrors;
}

/** Errors by path (`images.0.alt.ko`) as the nested object that forms take. */
export const nestErrors = (errors: readonly { field: string; message: string }[]): NestedErrors => {
  const tree: NestedErrors = {};
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
 * A failure of the API as react-admin takes it. It has at least one error, because a form without errors counts as
 * saved, and could then be left without a warning. `getInputName` names the input of an error if it differs from the field.
 */
export const toHttpError = (failure: ApiFailure, getInputName = ({ field }: { field: string }) => field): HttpError => {
  const body = (failure.body ?? {}) as object;
  const message = failure.code === 'network' ? getNetworkMessage() : failure.message;
  const errors = failure.errors.length
    ? nestErrors(failure.errors.map((error) => ({ ...error, field: getInputName(error) })))
    : { root: { serverError: message } };
  return new HttpError(message, failure.status, { ...body, code: failure.code, errors });
};

/** Name of the input for errors of single items of a list that has one input for all of them. */
export const toTopLevelField = ({ field }: { field: string }) => field.replace(/\..*$/, '');

/** Maps failures of the API for react-admin's forms; other errors stay as they are. */
export const toWriteError = (cause: unknown) => (cause instanceof ApiFailure ? toHttpError(cause) : cause);

/** The same for a read, whose message does not mention unsaved input. */
export const toReadError = (cause: unknown) =>
  cause instanceof ApiFailure && cause.code === 'network'
    ? new HttpError(getNetworkMessage('unread'), cause.status)
    : toWriteError(cause);
