import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { createQueue } from 'shared/rendering/process';

export type Encoding = 'br' | 'gzip' | 'identity';

/** More costs several times the processor, and saves a few per cent. */
const brotliQuality = 5;
/** A window of `n` bits holds 16 bytes less than 2 to the power of `n`. */
const windowMargin = 16;

/** Node has four threads for files and compression: whoever asks for a file does not wait for all pages to be compressed. */
const queueCompression = createQueue(2);

/** The smallest window that holds the document. With the default, a compressor takes 4 MB that the garbage collector must reclaim. */
const getWindowBits = (byteLength: number) =>
  Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(byteLength + windowMargin))),
  );

const compress = {
  br: (content: Buffer) =>
    queueCompression(() =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_LGWIN]: getWindowBits(content.byteLength),
          [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
        },
      }),
    ),
  gzip: (content: Buffer) => queueCompression(() => promisify(gzip)(content)),
  identity: async (content: Buffer) => content,
};

/** Weak, because it is the same in every encoding. */
const computeTag = (content: Buffer) => `W/"${createHash('sha256').update(content).digest('base64url')}"`;

const createEncodedDocument = (content: Buffer, etag: string) => {
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return {
    etag,
    byteLength: content.byteLength,
    encode: (encoding: Encoding): Promise<Buffer> => {
      const result = encoded.get(encoding) ?? compress[encoding](content);
      encoded.set(encoding, result);
      return result;
    },
  };
};

/** Memory for documents that may be made again (bytes). */
const maxBytes = 16_000_000;
/** Of a document besides its content (bytes). */
const documentBytes = 2000;

/** Returns a function that makes documents, each compressed at most once for each encoding, also when it is made again. */
export const createDocumentEncoder = () => {
  const documents = new LRUCache<string, EncodedDocument>({
    maxSize: maxBytes,
    sizeCalculation: ({ byteLength }) => byteLength + documentBytes,
  });
  return (content: Buffer): EncodedDocument => {
    const etag = computeTag(content);
    const document = documents.get(etag) ?? createEncodedDocument(content, etag);
    documents.set(etag, document);
    return document;
  };
};

export type EncodedDocument = ReturnType<typeof createEncodedDocument>;
