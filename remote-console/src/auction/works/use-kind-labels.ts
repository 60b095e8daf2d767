import { useTranslate } from 'react-admin';
import type { AuctionFile, FileRef } from 'shared/contract';

/** Accepted types and highest number of files of a lot or an auction, as the API has them. */
export const auctionFileTypes = { accept: 'image/jpeg,image/png,image/webp,image/gif,application/pdf', maxFiles: 60 };

/** A file of a lot or an auction that is not created yet, as its form has it. */
export const toStagedAuctionFile = (file: FileRef, kind: AuctionFile['kind']) => ({ _id: file._id, file, kind });

/** Returns a function that adds the name of its kind to each file of an auction. */
export const useKindLabels = () => {
  const translate = useTranslate();
  return (files: readonly Pick<AuctionFile, '_id' | 'file' | 'kind'>[]) =>
    files.map(({ _id, file, kind }) => ({ _id, file, kind: translate(`resources.auction/works.kind.${kind}`) }));
};
