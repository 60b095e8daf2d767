/** A record with its slug in the reader’s language; null where it is found by its id alone. */
export interface NamedRecord {
  _id: string;
  slug: string | null;
}

const build = (folder: string, { _id, slug }: NamedRecord) => `${folder}/${encodeURIComponent(slug ?? _id)}`;

/** The paths of public records, without the language. Those with ids redirect to them (decision 71). */
export const toArticlePath = (board: NamedRecord & { code?: string }) =>
  build(board.code === 'NOTICE' ? '/notices' : '/magazine', board);
export const toProgramPath = (program: NamedRecord) => build('/auction/programs', program);
export const toLotPath = (lot: NamedRecord) => build('/auction/works', lot);
export const toProductPath = (product: NamedRecord) => build('/shop/products', product);
export const toFairPath = (fair: NamedRecord) => build('/matching/fairs', fair);
