import { useTranslate } from 'react-admin';
import type { AuctionFile } from 'shared/contract';

/** Pictures, catalogues and reports; the API takes so many of a lot or an auction. */
export const auctionFileTypes = { accept: 'image/jpeg,image/png,image/webp,image/gif,application/pdf', most: 60 };

/** Files of an auction with what they are in words. */
export const useAuctionFiles = () => {
  const translate = useTranslate();
  return (files: readonly AuctionFile[]) =>
    files.map(({ _id, file, kind }) => ({ _id, file, kind: translate(`resources.auction/works.kind.${kind}`) }));
};
