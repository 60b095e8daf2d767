import { useState } from 'react';
import { useAsyncData } from 'shared/account-forms';
import { type ApiFailure, api, failureOf } from 'shared/client';
import type { SavedTarget } from './saved-target';
import { useCurrentUser } from './use-current-user';

/** How a mark of the current user, a bookmark or a like, is found, made and removed. */
interface MarkCalls {
  /** Resolves to the id of the mark; null where there is none. */
  find: () => Promise<string | null>;
  create: () => Promise<string>;
  remove: (id: string) => Promise<unknown>;
}

/** The result of pressing the button; null where an earlier press is still under way. */
type ToggleResult = 'added' | 'removed' | 'failed' | null;

/**
 * Whether the current user has marked something, and a function that changes it. `key` names what is marked. `marked` is
 * undefined until it is known, also for a visitor.
 */
export const useMark = (key: string, { find, create, remove }: MarkCalls) => {
  const { sub } = useCurrentUser();
  const { data: id, error, setData: setId } = useAsyncData(sub && `${key} ${sub}`, find);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const toggle = async (): Promise<ToggleResult> => {
    if (busy) return null;
    setBusy(true);
    setFailure(null);
    try {
      if (id) await remove(id);
      setId(id ? null : await create());
      return id ? 'removed' : 'added';
    } catch (cause) {
      setFailure(await failureOf(cause));
      return 'failed';
    } finally {
      setBusy(false);
    }
  };

  // After an error it is shown as not marked; pressing the button then shows the error.
  const unknown = id === undefined && error === null;
  return { sub, marked: unknown ? undefined : Boolean(id), failure, toggle };
};

export const useBookmark = (target: SavedTarget & { type: 'SHOP_PRODUCT' | 'WORK' }) =>
  useMark(`bookmark ${target._id}`, {
    find: async () => {
      const query = { type: target.type, target: target._id, limit: 1 };
      return (await api.bookmarks.list({ query })).bookmarks[0]?._id ?? null;
    },
    create: async () => (await api.bookmarks.create({ body: { target } })).bookmark._id,
    remove: (id) => api.bookmarks.remove({ params: { id } }),
  });
