import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const textFiles = /\.(js|css|svg|json|txt)$/;
/** In bytes; below it, the headers of a response are larger than what compression saves. */
const minBytes = 1000;

/** Writes .br and .gz beside each text file of a folder, so that no request waits for compression. */
export function compressFiles(folder: string) {
  for (const name of readdirSync(folder).filter((file) => textFiles.test(file))) {
    const content = readFileSync(join(folder, name));
    if (content.length < minBytes) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params }));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}
