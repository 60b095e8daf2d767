import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** More costs several times the processor, and saves a few per cent. */
const brotliQuality = 5;

const compress = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
  gzip: (content: Buffer) => promisify(gzip)(content),
  identity: async (content: Buffer) => content,
};

/** A document that is compressed at most once for each encoding. */
export const createEncodedDocument = (html: string) => {
  const content = Buffer.from(html);
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return {
    /** Weak, because it is the same in every encoding. */
    etag: `W/"${createHash('sha256').update(content).digest('base64url')}"`,
    byteLength: content.byteLength,
    encode: (encoding: Encoding): Promise<Buffer> => {
      const result = encoded.get(encoding) ?? compress[encoding](content);
      encoded.set(encoding, result);
      return result;
    },
  };
};

export type EncodedDocument = ReturnType<typeof createEncodedDocument>;
