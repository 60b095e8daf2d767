import { useEffect, useState } from 'react';
import { type ApiFailure, api, failureOf } from 'shared/client';
import { useReader } from '../../members/my/use-reader';

export type MarkKind = 'likes' | 'bookmarks';

const find = async (kind: MarkKind, product: string) => {
  const query = { type: 'SHOP_PRODUCT', target: product, limit: 1 } as const;
  if (kind === 'likes') return (await api.likes.list({ query })).likes[0]?._id ?? null;
  return (await api.bookmarks.list({ query })).bookmarks[0]?._id ?? null;
};

const set = async (kind: MarkKind, product: string) => {
  const body = { target: { type: 'SHOP_PRODUCT', _id: product } } as const;
  if (kind === 'likes') return (await api.likes.create({ body })).like._id;
  return (await api.bookmarks.create({ body })).bookmark._id;
};

const take = (kind: MarkKind, id: string) =>
  kind === 'likes' ? api.likes.remove({ params: { id } }) : api.bookmarks.remove({ params: { id } });

/** Whether a reader has liked or saved a product, and the way to change that; null id is no. */
export const useMark = (kind: MarkKind, product: string) => {
  const { sub } = useReader();
  const [id, setId] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  useEffect(() => {
    let wanted = true;
    setId(null);
    if (sub)
      find(kind, product).then(
        (found) => wanted && setId(found),
        // Not known is shown as not marked; pressing it then answers what is.
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [kind, product, sub]);

  /** Answers how the counter changes. */
  const toggle = async () => {
    if (busy) return 0;
    setBusy(true);
    setFailure(null);
    try {
      if (id) await take(kind, id);
      setId(id ? null : await set(kind, product));
      return id ? -1 : 1;
    } catch (cause) {
      setFailure(await failureOf(cause));
      return 0;
    } finally {
      setBusy(false);
    }
  };

  return { sub, marked: id !== null, failure, toggle };
};
