import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './backup-error';

type Chunks = AsyncIterable<Uint8Array>;

/** The first bytes of every file in the format of age. */
export const encryptedMagic = 'age-encryption.org/v1';
export const minimumKeyLength = 16;
// A key is long and random, so the slowest derivation would cost seconds and gain nothing.
const SCRYPT_WORK_FACTOR = 16;

// The types of the browser and of Node for the same class differ.
const toWeb = (chunks: Chunks) => Readable.toWeb(Readable.from(chunks)) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) => stream as unknown as WebStream<Uint8Array>;

/** A step of a pipeline that encrypts in the format of age with a passphrase. */
export const encrypt = (key: string) =>
  async function* (chunks: Chunks) {
    const encrypter = new Encrypter();
    encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR);
    encrypter.setPassphrase(key);
    yield* fromWeb(await encrypter.encrypt(toWeb(chunks)));
  };

/** A step of a pipeline that decrypts. It throws when the key is another one, or when a byte is missing or altered. */
export const decrypt = (key: string, file: string) =>
  async function* (chunks: Chunks) {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(key);
    const decrypted = await decrypter.decrypt(toWeb(chunks)).catch((cause: Error) => {
      if (!cause.message.includes('no identity matched')) throw cause;
      throw new BackupError(`BACKUP_KEY does not open ${file}: set the key with which it was made.`);
    });
    yield* fromWeb(decrypted);
  };
