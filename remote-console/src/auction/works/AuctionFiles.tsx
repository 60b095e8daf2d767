import { useResourceContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { api, type CallOptions } from 'shared/client';
import type { AuctionFile, FileRef } from 'shared/contract';
import { Section } from '../../components/layout/Section';
import { OrderedFiles } from '../../components/media/OrderedFiles';
import { listStagedUploads } from '../../components/media/staged-files';
import { useStagedFiles } from '../../components/media/use-staged-files';

/** The auction or the lot that the files belong to. */
interface Owner {
  _program: string;
  _work?: string;
}

/** Accepted types and highest number of files of a lot or an auction, as the API has them. */
const limits = { accept: 'image/jpeg,image/png,image/webp,image/gif,application/pdf', maxFiles: 60 };

/** What a file that is no image is. */
type DocumentKind = Exclude<AuctionFile['kind'], 'IMAGE'>;

const getKind = (mime: string, documentKind: DocumentKind): AuctionFile['kind'] =>
  mime.startsWith('image/') ? 'IMAGE' : documentKind;

const sendFile = (owner: Owner, documentKind: DocumentKind, index: number, file: File, options?: CallOptions) => {
  const fields = { ...owner, index, kind: getKind(file.type, documentKind) };
  return api.console.auctionFiles.create({ fields, file }, options);
};

/** The uploads of the files that were chosen before their auction or lot existed. */
export const listAuctionFileUploads = (files: readonly AuctionFile[] = [], owner: Owner, documentKind: DocumentKind) =>
  listStagedUploads(
    files.map(({ file }) => file),
    (file, index) => sendFile(owner, documentKind, index, file),
  );

interface Props {
  source: string;
  hint: string;
  documentKind: DocumentKind;
  /** Undefined for one that is not created yet, whose files are stored with the first save. */
  owner: Owner | undefined;
  /** Receives the id of the auction or the lot, as `reorder` does. */
  reload: (id: string) => Promise<void>;
  reorder?: (id: string, ids: string[]) => Promise<void>;
}

/** Images and documents of an auction or a lot, which are stored at once. */
export const AuctionFiles = ({ source, hint, documentKind, owner, reload, reorder }: Props) => {
  const translate = useTranslate();
  const id = owner && (owner._work ?? owner._program);
  const label = translate(`resources.${useResourceContext()}.fields.${source}`);
  const files: AuctionFile[] = useWatch({ name: source }) ?? [];
  const staged = useStagedFiles(source, (file: FileRef) => ({
    _id: file._id,
    file,
    kind: getKind(file.mime, documentKind),
  }));
  const reloadStored = id ? () => reload(id) : undefined;
  return (
    <Section title={label}>
      <OrderedFiles
        label={label}
        hint={hint}
        files={files.map(({ _id, file, kind }) => ({
          _id,
          file,
          kind: translate(`resources.auction/works.kind.${kind}`),
        }))}
        {...limits}
        send={async (index, file, options) => {
          if (!owner) return staged.send(index, file);
          await sendFile(owner, documentKind, index, file, options);
          await reloadStored?.();
        }}
        remove={async (file) => {
          if (!owner) return staged.remove(file);
          await api.console.auctionFiles.remove({ params: { id: file } });
        }}
        reload={reloadStored}
        trash="auctionFiles"
        {...(reorder && { reorder: (ids) => (id ? reorder(id, ids) : staged.reorder(ids)) })}
      />
    </Section>
  );
};
