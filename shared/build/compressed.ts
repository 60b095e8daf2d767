import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|txt)$/;
// Below this the answer's own head weighs more than what is saved (bytes).
const WORTHWHILE = 1000;

// Puts .br and .gz beside each text file, so that no request waits for a compressor.
export function compressFiles(folder: string) {
  for (const name of readdirSync(folder).filter((file) => TEXT.test(file))) {
    const content = readFileSync(join(folder, name));
    if (content.length < WORTHWHILE) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params }));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}
